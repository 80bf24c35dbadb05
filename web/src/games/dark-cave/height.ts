/** Below the ground. */
export const HEIGHT = -2;
