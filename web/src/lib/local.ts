/** Tables that live in this browser are known by their names. */
export const isLocal = (id: string): boolean => id.startsWith("here-");
