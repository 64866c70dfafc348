import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { foldForSms } from '@gida/contract/shared/texts/sms-text'
import { gistOf, type LetterData, type LetterWords, linesOf, standing } from './letter.ts'

/** Nigerian Pidgin as spoken in Lagos, in the spelling of text messages. Names of charges stay as in the books. */
export function inPidgin(facts: LetterData): LetterWords {
  const { tenant_name, estate_name, today, link } = facts
  const { oldest, isMixed, units, allUnits, only, kinds, ...gist } = gistOf(facts)
  const state = stateOf(oldest, today, isMixed)
  const sum = formatNaira(gist.sum, 'short')
  const what = only ?? `${kinds} payments`
  return {
    subject: `${sum} for ${units} ${state.verb}`,
    bell: `${what}, ${units}, ${estate_name}: ${state.since}. If you don pay already, thank you, abeg no pay again.`,
    mail: [
      `Dear ${tenant_name},`,
      `${estate_name} dey remind you of the money wey remain for ${allUnits}.`,
      ...linesOf(
        facts,
        (...due) => stateOf(...due).since,
        (total) => `Everything na ${total}.`,
      ),
      `You fit pay am here: ${link}`,
      'If you don pay already, thank you. Abeg no pay again: once the bank confirm am, we go write am for your name.',
      'If you no fit pay everything now, tell your manager how much you go pay, and which day.',
    ],
    text: foldForSms(
      `${estate_name}: ${sum} for ${what}, ${units}, ${state.brief}. Pay: ${link} You don pay? Thank you.`,
    ),
  }
}

/** `don late by 17 days`, `don late reach 17 days`, `go due tomorrow`. */
function stateOf(
  due_date: string,
  today: string,
  isMixed = false,
): { verb: string; since: string; brief: string } {
  const { late, when } = standing(due_date, today)
  const day = formatDay(due_date, 'pcm')
  if (late > 0) {
    const days = late === 1 ? '1 day' : `${late} days`
    return {
      verb: isMixed ? `don late reach ${days}` : `don late by ${days}`,
      since: `${isMixed ? 'the oldest' : 'e'} suppose don come by ${day}, ${days} don pass`,
      brief: `due since ${day}`,
    }
  }
  const verb = when === 'today' ? 'due today' : `go due ${when === 'tomorrow' ? 'tomorrow' : `on ${day}`}`
  return { verb, since: when === 'today' ? `e due today, ${day}` : `e go due on ${day}`, brief: verb }
}
