/** Draws a number from 0 up to 1. Handed in, so that a test knows what is drawn. */
export type Random = () => number

/** Between half and one and a half of a pause: many that failed together do not all come back at the same moment. */
export const withJitter = (milliseconds: number, random: Random): number => milliseconds * (0.5 + random())
