import { ANSWERS } from '@gida/contract/domains/alerts/rules'
import type { Command } from '@gida/contract/domains/phone/commands'
import { Language } from '@gida/contract/shared/language'
import type { WaitingAlert } from '../../alerts/index.ts'
import { phoneWords } from '../words/words.ts'
import { cut, type Person, payable } from './answer.ts'

export type Step =
  /** `path`: the choices so far, to resume a dropped session. */
  { is: 'ASK'; text: string; path: readonly string[] } | { is: 'ASKED'; command: Command }
type Caller = Pick<Person, 'language' | 'homes' | 'left' | 'waiting'>

const LANGUAGES = ['English', 'Pidgin', 'Hausa', 'Yoruba', 'Igbo']

/** Walks the menus by a person's inputs; `0` goes back, and invalid input repeats the question. */
export function walkMenu(caller: Caller, answers: readonly string[]): Step {
  let path: string[] = []
  for (const [nth, answer] of answers.entries()) {
    if (answer.trim() === '0') {
      path = path.slice(0, -1)
      continue
    }
    const next = nextOf(caller, path, answer.trim(), answers.slice(nth).join('*'))
    if (next === 'SAME') continue
    if (next !== 'DEEPER') return { is: 'ASKED', command: next }
    path = [...path, answer.trim()]
  }
  return { is: 'ASK', text: screenOf(caller, path), path }
}

/** The effect of an input on a screen: a command, the next screen, or nothing. */
function nextOf(
  caller: Caller,
  path: readonly string[],
  answer: string,
  rest: string,
): Command | 'SAME' | 'DEEPER' {
  const [first, second] = path
  const homes = homesFor(caller, first ?? answer)
  const needsHome = homes.length > 1
  if (first === undefined) {
    if (answer === '5') return { is: 'CALL' }
    if (answer === '2' && !needsHome) return { is: 'PAY', home: null }
    return /^[1-467]$/.test(answer) ? 'DEEPER' : 'SAME'
  }
  if (first === '1' || first === '3') {
    const is = first === '1' ? 'BALANCE' : 'RECEIPT'
    return /^\d{4}$/.test(answer) ? { is, pin: answer } : 'SAME'
  }
  if (first === '6') {
    const to = Language.options[Number(answer) - 1]
    return to ? { is: 'LANGUAGE', to } : 'SAME'
  }
  if (first === '7') {
    const said = ANSWERS[Number(answer) - 1]
    return said ? { is: 'ALERT', answer: said } : 'SAME'
  }
  if (needsHome && second === undefined) {
    if (!homes[Number(answer) - 1]) return 'SAME'
    return first === '2' ? { is: 'PAY', home: Number(answer) } : 'DEEPER'
  }
  // Free text: an asterisk does not separate here.
  return { is: 'FAULT', home: second === undefined ? null : Number(second), words: rest.trim() }
}

function screenOf(caller: Caller, [first, second]: readonly string[]): string {
  const { language, waiting } = caller
  const homes = homesFor(caller, first)
  const words = phoneWords[language]
  if (first === undefined) return waiting ? words.menu.replace('Gida', words.menuAlert) : words.menu
  if (first === '7') return waiting ? words.menuAnswer(titleOf(waiting)) : `${words.noAlert}\n0`
  if (first === '1' || first === '3') return words.menuPin
  if (first === '6') return `${LANGUAGES.map((name, nth) => `${nth + 1} ${name}`).join('\n')}\n0`
  if (homes.length > 1 && second === undefined) return words.menuHome(numbered(homes))
  return words.menuFault
}

/** Former homes with open debt can still be paid for; faults are reported for rented homes only. */
const homesFor = (caller: Caller, choice: string | undefined) =>
  choice === '2' ? payable(caller) : caller.homes

/** Marks drills, so that nobody takes one for a real fire. */
const titleOf = ({ title, is_drill }: WaitingAlert): string => cut(`${is_drill ? 'DRILL ' : ''}${title}`, 70)

/** Numbered choices within one screen; with many homes each name is cut shorter. */
const numbered = (homes: Person['homes']): string => {
  const longest = Math.min(16, Math.floor(ROOM_FOR_HOMES / homes.length) - 3)
  return homes.map(({ label }, nth) => `${nth + 1} ${cut(label, longest)}`).join('\n')
}
const ROOM_FOR_HOMES = 135
