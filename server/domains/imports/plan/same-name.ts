import { fold, foldedWords } from '../../../data/fold.ts'

/** `Block  A` and `BLOCK A` are one. */
export const nameKey = (name: string) => fold(name).replace(/\s+/g, ' ').trim()

const TITLES = new Set(
  'mr mrs miss ms dr prof chief alhaji alhaja hajia engr barr barrister pastor rev sir lady dame hon otunba oba prince princess master and the'.split(
    ' ',
  ),
)

/** Whether two spellings may be of one person: some part of the name is the same. Titles are not a part. */
export function mayBeOne(a: string, b: string): boolean {
  if (nameKey(a) === nameKey(b)) return true
  const words = new Set(foldedWords(a).filter((word) => !TITLES.has(word)))
  return foldedWords(b).some((word) => words.has(word))
}
