import { lateDays } from '@gida/contract/domains/charges/debt-days'
import { addDays } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'

/** The content of a letter: one tenant, one estate, and the open charges. */
export type LetterData = {
  tenant_name: string
  estate_name: string
  today: string
  link: string
  charges: readonly { description: string; unit_name: string; open_amount: number; due_date: string }[]
}

export type LetterWords = {
  /** The subject of the mail, and the title of the notification. */
  subject: string
  bell: string
  mail: readonly string[]
  text: string
}

/**
 * What every language states in one line: amount, units and date, about arrears or, if there are none, what falls due first. `only`:
 * the purpose, if there is just one. `isMixed`: several due days.
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

/** The charges as lines in the letter's language, with the sum if there are several. */
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

/** The state of a debt on a day: days late, or due today, tomorrow or later. */
export function standing(
  due_date: string,
  today: string,
): { late: number; when: 'today' | 'tomorrow' | 'later' } {
  const when = due_date === today ? 'today' : due_date === addDays(today, 1) ? 'tomorrow' : 'later'
  return { late: lateDays(due_date, today), when }
}
