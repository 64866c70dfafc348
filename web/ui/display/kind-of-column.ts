/** How to format the amounts of a column: with kobo if any amount has some, so that digits align. */
export const kindOfColumn = (kobos: readonly (number | null)[]): 'full' | 'short' =>
  kobos.some((kobo) => kobo !== null && kobo % 100 !== 0) ? 'full' : 'short'
