/** Larger files are uploaded in parts, so that a dropped connection loses one part only. */
export const LONG_FILE_BYTES = 400_000
/** Limits of one part in bytes; clients choose smaller parts while their connection is slow. */
export const MOST_PART_BYTES = 524_288
export const LEAST_PART_BYTES = 65_536
