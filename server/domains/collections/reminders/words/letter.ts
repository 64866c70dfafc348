import { lateDays } from '@gida/contract/domains/charges/debt-days'
import { addDays } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'

/** What a letter is about: one tenant, one estate, and what of it is open. */
export type LetterData = {
  tenant_name: string
  estate_name: string
  today: string
  link: string
  charges: readonly { description: string; unit_name: string; open_amount: number; due_date: string }[]
}

export type LetterWords = {
  /** The subject of the mail, and the title in the bell. */
  subject: string
  bell: string
  mail: readonly string[]
  text: string
}

/**
 * What every language says of a letter in one line: how much, for which units, since when. It is about what is in arrears; where
 * nothing is, about what falls due first. `only` is what it is for where that is one thing; `isMixed` where it fell due on several days.
 */
export function gistOf({ charges, today }: LetterData) {
  const oldest = charges.reduce((first, { due_date }) => (due_date < first ? due_date : first), '9999-12-31')
  const said = charges.filter(({ due_date }) => (oldest < today ? due_date < today : due_date === oldest))
  const what = [...new Set(said.map(({ description }) => description))]
  return {
    sum: sumOf(said),
    oldest,
    isMixed: said.some(({ due_date }) => due_date !== oldest),
    units: unitsOf(said),
    allUnits: unitsOf(charges),
    only: what.length === 1 ? what[0] : null,
    kinds: what.length,
  }
}

const unitsOf = (charges: LetterData['charges']) =>
  [...new Set(charges.map(({ unit_name }) => unit_name))].join(', ')
const sumOf = (charges: LetterData['charges']) =>
  charges.reduce((sum, { open_amount }) => sum + open_amount, 0)

/** The charges of a letter, a line each in the words of its language, and their sum where there are several. */
export const linesOf = (
  { charges, today }: LetterData,
  since: (due_date: string, today: string) => string,
  together: (sum: string) => string,
): string[] => [
  ...charges.map(
    ({ description, open_amount, due_date }) =>
      `${description}: ${formatNaira(open_amount)}, ${since(due_date, today)}.`,
  ),
  ...(charges.length > 1 ? [together(formatNaira(sumOf(charges)))] : []),
]

/** How a debt stands on a day: so many days late, or due today, tomorrow, later. */
export function standing(
  due_date: string,
  today: string,
): { late: number; when: 'today' | 'tomorrow' | 'later' } {
  const when = due_date === today ? 'today' : due_date === addDays(today, 1) ? 'tomorrow' : 'later'
  return { late: lateDays(due_date, today), when }
}
