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

/**
 * The one option that a text can mean: the only one it finds, or the one called just so. Where more are to be
 * had than stand here (`isPart`), only the one called just so.
 */
export function onlyOption(options: readonly Option[], typed: string, isPart: boolean): Option | undefined {
  const found = findOptions(options, typed).filter((option) => !option.disabled)
  const same = found.filter(({ label }) => plain(label).trim() === plain(typed).trim())
  if (same.length > 0 || isPart) return same.length === 1 ? same[0] : undefined
  return found.length === 1 ? found[0] : undefined
}
