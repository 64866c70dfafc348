/** Results per kind; the list of each kind has the rest. */
export const MOST_FOUND = 5
