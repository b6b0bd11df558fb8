/** Samples a second of everything the player renders. */
export const RATE = 44_100;
