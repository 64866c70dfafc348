import { daysBetween } from '@gida/contract/shared/dates'

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

/** What every language says of a letter: how much, for which units, since when. `only` is what it is for where that is one thing. */
export function gistOf({ charges }: LetterData) {
  const what = [...new Set(charges.map(({ description }) => description))]
  return {
    total: charges.reduce((sum, { open_amount }) => sum + open_amount, 0),
    oldest: charges.reduce((first, { due_date }) => (due_date < first ? due_date : first), '9999-12-31'),
    units: [...new Set(charges.map(({ unit_name }) => unit_name))].join(', '),
    only: what.length === 1 ? what[0] : null,
    kinds: what.length,
  }
}

/** How a debt stands on a day: so many days late, or due today, tomorrow, later. */
export function standing(
  due_date: string,
  today: string,
): { late: number; when: 'today' | 'tomorrow' | 'later' } {
  const late = daysBetween(due_date, today)
  return { late: Math.max(0, late), when: late === 0 ? 'today' : late === -1 ? 'tomorrow' : 'later' }
}
