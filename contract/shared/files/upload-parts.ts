/** A file that is longer goes in parts: what a weak line loses of it is one part. */
export const LONG_FILE_BYTES = 400_000
/** Of one part; a phone sends less at once while its line is slow. */
export const MOST_PART_BYTES = 524_288
export const LEAST_PART_BYTES = 65_536
