/** How a text begins, in at most so many UTF-16 units, and without half of a sign at its end. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
