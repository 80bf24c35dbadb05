/** At the mountain's foot. */
export const HEIGHT = -1;
