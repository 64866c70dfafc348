/** Of this program, as it tells itself to machines and people. */
export const VERSION = '0.1.0'
