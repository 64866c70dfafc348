import type { Frequency } from '@gida/contract/domains/estates/unit'
import { nothing, type Reading, refuse, textOf } from '../../../platform/spreadsheets/cells/reading.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'

const LONGEST_NAME = 120
const LONGEST_UNIT = 40
const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:".]+(?:\.[^\s@<>()[\],;:".]+)+$/

/** Words for vacant units in the tenant's column. */
const VACANT = /^(?:vacant|empty|void|unoccupied|available|to[- ]?let|no tenant|not occupied|free)\b/i

export type Named = { name: string } | 'VACANT'

/** A person's name as written; Yoruba, Igbo and Hausa diacritics stay. */
export function readName(cell: Cell | undefined): Reading<Named> {
  const text = textOf(cell)
  if (text === null) return nothing
  if (VACANT.test(text)) return { value: 'VACANT' }
  if (!/\p{L}/u.test(text)) return refuse('NAME_UNREADABLE', `${text} is not a name.`)
  if (text.length > LONGEST_NAME)
    return refuse('NAME_TOO_LONG', `A name can have at most ${LONGEST_NAME} letters.`)
  return { value: { name: text } }
}

export function readEmail(cell: Cell | undefined): Reading<string> {
  const text = textOf(cell)
  if (text === null) return nothing
  const all = text
    .toLowerCase()
    .replace(/^mailto:/, '')
    .split(/[\s,;/]+/)
    .filter(Boolean)
  const [first = ''] = all
  if (!EMAIL.test(first) || first.length > 254)
    return refuse('EMAIL_UNREADABLE', `${text} is not an e-mail address. Write it like ada@example.ng.`)
  if (all.length === 1) return { value: first }
  return {
    value: first,
    note: { code: 'EMAIL_SECOND', message: `There are two addresses in this cell: ${first} is used.` },
  }
}

/** The name of a unit, a block, a property or a place. */
export function readLabel(cell: Cell | undefined, longest = LONGEST_UNIT): Reading<string> {
  const text = textOf(cell)
  if (text === null) return nothing
  return text.length <= longest
    ? { value: text }
    : refuse('TEXT_TOO_LONG', `This can have at most ${longest} letters.`)
}

const FREQUENCIES: [RegExp, Frequency][] = [
  [/\b(?:2|two)[- ]?y(?:ea)?rs?(?:ly)?\b|^bienn|\b24[- ]?m/i, 'TWO_YEARLY'],
  [/half|bi[- ]?ann|semi|\b(?:6|six)[- ]?m|every (?:6|six)|twice a year/i, 'HALF_YEARLY'],
  [/quart|\b(?:3|three)[- ]?m|every (?:3|three)/i, 'QUARTERLY'],
  [/\b(?:12|twelve)[- ]?m/i, 'YEARLY'],
  [/month|\bp\.?m\b|^1 ?m$/i, 'MONTHLY'],
  [/year|ann|\bp\.?a\b|^yr|^1 ?y/i, 'YEARLY'],
]

export function readFrequency(cell: Cell | undefined): Reading<Frequency> {
  const text = textOf(cell)
  if (text === null) return nothing
  const found = frequencyIn(text)
  return found
    ? { value: found }
    : refuse(
        'FREQUENCY_UNREADABLE',
        `${text} does not say how often. Write yearly, half-yearly, quarterly or monthly.`,
      )
}

/** The rent frequency in a text or heading, such as `Annual Rent` or `Rent p.a.` */
export function frequencyIn(text: string): Frequency | null {
  return FREQUENCIES.find(([words]) => words.test(text.trim()))?.[1] ?? null
}

const PERIODS: [RegExp, Frequency][] = [
  [/\b(?:per month|monthly|p\.?m)\b/i, 'MONTHLY'],
  [/\b(?:per annum|per year|yearly|p\.?a)\b/i, 'YEARLY'],
]

/** The period that an amount says it is for: `100,000 per month`. Only words, since `1m` is a million. */
export const periodOf = (cell: Cell | undefined): Frequency | null =>
  typeof cell === 'string' ? (PERIODS.find(([words]) => words.test(cell))?.[1] ?? null) : null

const MOST_BEDROOMS = 20

/** `3`, `3 bedroom flat`, `2-bed`, `Self contain`. Without a number it is left empty, as bedrooms are optional. */
export function readBedrooms(cell: Cell | undefined): Reading<number> {
  const text = textOf(cell)
  if (text === null) return nothing
  if (/self[- ]?con|studio/i.test(text)) return { value: 0 }
  const count = Number(/\d+/.exec(text)?.[0] ?? wordNumber(text) ?? Number.NaN)
  if (Number.isInteger(count) && count <= MOST_BEDROOMS) return { value: count }
  return nothing
}

const WORD_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const wordNumber = (text: string) => {
  const found = WORD_NUMBERS.findIndex((word) => new RegExp(`\\b${word}\\b`, 'i').test(text))
  return found < 0 ? (/mini[- ]?flat|room (?:and|&) parlou?r/i.test(text) ? 1 : null) : found
}
