import type { Option } from './option.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Options in which every typed word starts a word; those that begin with the text come first. */
export function findOptions(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = plain(typed.trim())
  if (!wanted) return options
  const pieces = wanted.split(/\s+/)
  const fits = (label: string) =>
    pieces.every((piece) => ` ${label.replace(/[-/(]/g, ' ')}`.includes(` ${piece}`))
  const found = options.filter((option) => fits(plain(option.label)))
  const begins = (option: Option) => (plain(option.label).startsWith(wanted) ? 0 : 1)
  return [...found].sort((a, b) => begins(a) - begins(b))
}
