/** The summit. */
export const HEIGHT = 2;
