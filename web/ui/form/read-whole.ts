/** Parses an integer within bounds; undefined for empty input, NaN if invalid. */
export function readWhole(text: string, least: number, most: number): number | undefined {
  const written = text.trim().replace('−', '-')
  if (written === '') return undefined
  const number = Number(written)
  return /^-?\d+$/.test(written) && number >= least && number <= most ? number : Number.NaN
}

/** Whether the text is an integer within bounds. */
export const isWhole = (text: string, least: number, most: number): boolean =>
  Number.isInteger(readWhole(text, least, most))
