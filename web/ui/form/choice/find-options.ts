import { fold } from '@gida/contract/shared/texts/fold'
import type { Option } from './option.ts'

/** Splits `Eti-Osa` and `Access Bank (Diamond)` into words, so that they match with or without punctuation. */
const plain = (text: string) => fold(text).replace(/[-/()]/g, ' ')

/** Options where every typed word is the prefix of a word; those that begin with the text come first. */
export function findOptions(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = plain(typed).trim()
  if (!wanted) return options
  const pieces = wanted.split(/\s+/)
  const fits = (label: string) => pieces.every((piece) => ` ${label}`.includes(` ${piece}`))
  const found = options.filter(({ label, also = '' }) => fits(plain(`${label} ${also}`)))
  const begins = (option: Option) => (plain(option.label).startsWith(wanted) ? 0 : 1)
  return [...found].sort((a, b) => begins(a) - begins(b))
}
