/** The first `most` UTF-16 units of a text, without splitting a surrogate pair. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
