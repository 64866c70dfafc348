/** What is found of each kind at most. The lists of each kind have the rest. */
export const MOST_FOUND = 5
