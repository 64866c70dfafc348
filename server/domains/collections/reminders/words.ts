import type { Language } from '@gida/contract/domains/collections/reminder'
import { daysBetween, formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { plain } from './sms.ts'

/** What a letter is about: one tenant, one estate, and what of it is open. */
export type LetterFacts = {
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

/** The words of a reminder, by language. A further language is a function more. */
const CATALOGUE: Record<Language, (facts: LetterFacts) => LetterWords> = { en: inEnglish }

export const wordsOf = (facts: LetterFacts, language: Language = 'en'): LetterWords =>
  CATALOGUE[language](facts)

function inEnglish({ tenant_name, estate_name, charges, today, link }: LetterFacts): LetterWords {
  const total = charges.reduce((sum, { open_amount }) => sum + open_amount, 0)
  const oldest = charges.reduce((first, { due_date }) => (due_date < first ? due_date : first), '9999-12-31')
  const state = stateOf(oldest, today)
  const sum = formatNaira(total, 'short')
  const what = [...new Set(charges.map(({ description }) => description))]
  const short = what.length === 1 ? what[0] : `${what.length} charges`
  const units = [...new Set(charges.map(({ unit_name }) => unit_name))].join(', ')
  return {
    subject: `${sum} for ${units} ${state.verb}`,
    bell: `${short}, ${units}, ${estate_name}: ${state.since}. If you have paid already, thank you, and please do not pay again.`,
    mail: [
      `Dear ${tenant_name},`,
      `This is a reminder from ${estate_name} about what is open for ${units}.`,
      ...charges.map(
        (charge) =>
          `${charge.description}: ${formatNaira(charge.open_amount)}, ${stateOf(charge.due_date, today).since}.`,
      ),
      ...(charges.length > 1 ? [`Together: ${formatNaira(total)}.`] : []),
      `You can pay it here: ${link}`,
      'If you have paid already, thank you. Please do not pay again: the payment is matched to you as soon as the bank confirms it.',
      'If you cannot pay it all now, tell your manager how much you will pay, and on which day.',
    ],
    text: plain(
      `${estate_name}: ${sum} for ${short}, ${units}, ${state.brief}. Pay: ${link} Paid already? Thank you.`,
    ),
  }
}

/** How a debt stands on a day: `is 17 days late`, `is due tomorrow`. */
function stateOf(due_date: string, today: string): { verb: string; since: string; brief: string } {
  const late = daysBetween(due_date, today)
  const day = formatDay(due_date)
  if (late > 0) {
    const days = late === 1 ? '1 day' : `${late} days`
    return { verb: `is ${days} late`, since: `due ${day}, ${days} late`, brief: `was due ${day}` }
  }
  const when = late === 0 ? 'today' : late === -1 ? 'tomorrow' : `on ${day}`
  return { verb: `is due ${when}`, since: `due ${day}`, brief: `is due ${when}` }
}
