/** Inside the mountain. */
export const HEIGHT = 1;
