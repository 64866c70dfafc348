import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { foldForSms } from '@gida/contract/shared/texts/sms-text'
import { gistOf, type LetterData, type LetterWords, linesOf, standing } from './letter.ts'

export function inEnglish(facts: LetterData): LetterWords {
  const { tenant_name, estate_name, today, link } = facts
  const { oldest, isMixed, units, allUnits, only, kinds, ...gist } = gistOf(facts)
  const state = stateOf(oldest, today, isMixed)
  const sum = formatNaira(gist.sum, 'short')
  const what = only ?? `${kinds} charges`
  return {
    subject: `${sum} for ${units} ${state.verb}`,
    bell: `${what}, ${units}, ${estate_name}: ${state.since}. If you have paid already, thank you, and please do not pay again.`,
    mail: [
      `Dear ${tenant_name},`,
      `This is a reminder from ${estate_name} about what is outstanding for ${allUnits}.`,
      ...linesOf(
        facts,
        (...due) => stateOf(...due).since,
        (total) => `Total: ${total}.`,
      ),
      `You can pay it here: ${link}`,
      'If you have paid already, thank you. Please do not pay again: the payment is matched to you as soon as the bank confirms it.',
      'If you cannot pay it all now, tell your manager how much you will pay, and on which day.',
    ],
    text: foldForSms(
      `${estate_name}: ${sum} for ${what}, ${units}, ${state.brief}. Pay: ${link} Paid already? Thank you.`,
    ),
  }
}

/** `is 17 days late`, `is up to 17 days late`, `is due tomorrow`. */
function stateOf(
  due_date: string,
  today: string,
  isMixed = false,
): { verb: string; since: string; brief: string } {
  const { late, when } = standing(due_date, today)
  const day = formatDay(due_date)
  if (late > 0) {
    const days = late === 1 ? '1 day' : `${late} days`
    if (isMixed) {
      const since = `the oldest due ${day}, ${days} late`
      return { verb: `is up to ${days} late`, since, brief: `the oldest was due ${day}` }
    }
    return { verb: `is ${days} late`, since: `due ${day}, ${days} late`, brief: `was due ${day}` }
  }
  const due = when === 'later' ? `on ${day}` : when
  return { verb: `is due ${due}`, since: `due ${day}`, brief: `is due ${due}` }
}
