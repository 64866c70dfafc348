/** How the amounts of one column are written: with their kobo where any of them has some, so that digits stand under digits. */
export const kindOfColumn = (kobos: readonly (number | null)[]): 'full' | 'short' =>
  kobos.some((kobo) => kobo !== null && kobo % 100 !== 0) ? 'full' : 'short'
