/** Returns a number in [0, 1). Passed in, so that tests control it. */
export type Random = () => number

/** 0.5 to 1.5 times a pause, so that attempts that failed together are not retried at the same moment. */
export const withJitter = (milliseconds: number, random: Random): number => milliseconds * (0.5 + random())
