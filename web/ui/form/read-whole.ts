/** A whole number within bounds; undefined while nothing is written, NaN when it is none. */
export function readWhole(text: string, least: number, most: number): number | undefined {
  const written = text.trim().replace('−', '-')
  if (written === '') return undefined
  const number = Number(written)
  return /^-?\d+$/.test(written) && number >= least && number <= most ? number : Number.NaN
}

/** That a whole number within bounds is written. */
export const isWhole = (text: string, least: number, most: number): boolean =>
  Number.isInteger(readWhole(text, least, most))
