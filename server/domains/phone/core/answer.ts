import type { Answer } from '@gida/contract/domains/alerts/rules'
import type { Debt } from '@gida/contract/domains/charges/debt'
import type { Category } from '@gida/contract/domains/maintenance/rules'
import { type Command, categoryOf } from '@gida/contract/domains/phone/commands'
import { showPayCode } from '@gida/contract/domains/transfers/pay-code'
import type { Day } from '@gida/contract/shared/dates'
import type { Language } from '@gida/contract/shared/language'
import { formatNaira } from '@gida/contract/shared/money'
import { formatPhone } from '@gida/contract/shared/phone'
import type { WaitingAlert } from '../../alerts/index.ts'
import { ASKED_BY, phoneWords } from '../words/words.ts'

type Account = { account_number: string; bank_name: string; account_name: string }
export type Home = {
  unit_id: string
  label: string
  pay_code: string
  /** Of this tenancy alone; else that of the estate, into which the code is written. */
  own: Account | null
  shared: Account | null
  /** Its estate is suspended by the platform: nobody is to pay there now. */
  is_suspended: boolean
}
/** What a PIN that came, or did not come, is worth. */
export type PinState = { is: 'RIGHT' | 'WRONG' | 'MISSING' | 'UNSET' } | { is: 'LOCKED'; minutes: number }

/** Whoever asks, with all that may be answered to them. */
export type Person = {
  language: Language
  homes: readonly Home[]
  /** Rented no more, and still owed for: they are paid for, and no fault of theirs is reported. */
  left: readonly Home[]
  debt: Pick<Debt, 'due_now' | 'arrears' | 'next_due'>
  receipt: { number: string; amount: number; day: Day } | null
  office: { name: string; phone: string } | null
  /** What waits for their word in the menus. */
  waiting: WaitingAlert | null
  /** How they have just said that they are, in an alert that is open. */
  alert: Answer | null
  pin: PinState
}

export type Act =
  | { do: 'REPORT'; unit_id: string; title: string; category: Category }
  | { do: 'LANGUAGE'; to: Language }
  | { do: 'ANSWER'; answer: Answer }
  | { do: 'STOP' | 'START' }
export type Turn = { text: string; acts: readonly Act[] }

/** What is answered to a command, and what is done; without a state, so that texts may come in any order. */
export function answer(person: Person, command: Command): Turn {
  const words = phoneWords[person.language]
  if (person.alert) return say(words.noted[person.alert])
  switch (command.is) {
    case 'BALANCE':
    case 'RECEIPT':
      return say(refusalOfPin(person, command.is) ?? whatIsPrivate(person, command.is))
    case 'PAY':
      return say(payFor(person, command.home))
    case 'FAULT':
      return report(person, command)
    case 'CALL':
      return say(office(person))
    case 'LANGUAGE':
      if (!command.to) return say(words.languages)
      return { text: phoneWords[command.to].languageSet, acts: [{ do: 'LANGUAGE', to: command.to }] }
    case 'STOP':
      return { text: words.stopped, acts: [{ do: 'STOP' }] }
    case 'START':
      return { text: words.started, acts: [{ do: 'START' }] }
    case 'HELP':
      return say(words.help)
    case 'ALERT':
      if (!person.waiting) return say(words.noAlert)
      return { text: words.noted[command.answer], acts: [{ do: 'ANSWER', answer: command.answer }] }
    case 'UNREAD':
      return say(words.unread)
    case 'UNSEEN':
      return say(words.unseen)
  }
}

const say = (text: string): Turn => ({ text, acts: [] })

function refusalOfPin({ language, pin }: Person, asked: 'BALANCE' | 'RECEIPT'): string | null {
  const words = phoneWords[language]
  const { balance, receipt } = ASKED_BY[language]
  if (pin.is === 'RIGHT') return null
  if (pin.is === 'LOCKED') return words.pinLocked(pin.minutes)
  if (pin.is === 'UNSET') return words.pinUnset
  return pin.is === 'WRONG' ? words.pinWrong : words.pinAsk(asked === 'BALANCE' ? balance : receipt)
}

function whatIsPrivate({ language, debt, receipt }: Person, asked: 'BALANCE' | 'RECEIPT'): string {
  const words = phoneWords[language]
  if (asked === 'RECEIPT')
    return receipt
      ? words.receipt(receipt.number, formatNaira(receipt.amount), showDay(receipt.day))
      : words.noReceipt
  const next = debt.next_due && showDay(debt.next_due)
  if (debt.due_now === 0) return words.nothingOwed(next)
  return words.balance(formatNaira(debt.due_now), debt.arrears > 0 ? formatNaira(debt.arrears) : null, next)
}

/** In figures, which no language has to spell. */
export const showDay = (day: Day): string => day.split('-').reverse().join('/')

/** Of several homes the number says which. */
function payFor(person: Person, number: number | null): string {
  const homes = payable(person)
  const home = homeOf(homes, number)
  return home ? howToPay(person.language, home) : whichHome(person.language, homes, 'pay')
}

/** In the order of their numbers: those that are rented keep theirs. */
export const payable = ({ homes, left }: Pick<Person, 'homes' | 'left'>): readonly Home[] => [
  ...homes,
  ...left,
]

const homeOf = (homes: readonly Home[], number: number | null): Home | undefined =>
  homes.length === 1 ? homes[0] : number === null ? undefined : homes[number - 1]

/** More homes than a text names are rare; their numbers count on. */
const MOST_NAMED = 4
function whichHome(language: Language, homes: readonly Home[], asked: 'pay' | 'fault'): string {
  const words = phoneWords[language]
  if (homes.length === 0) return words.noHome
  const named = homes.slice(0, MOST_NAMED).map(({ label }, nth) => `${nth + 1} ${cut(label, 18)}`)
  return words.whichHome(ASKED_BY[language][asked], named.join(', '))
}

function howToPay(language: Language, { own, shared, pay_code, is_suspended }: Home): string {
  const words = phoneWords[language]
  if (is_suspended) return words.paySuspended
  if (own) return words.payOwn(showAccount(own))
  const code = showPayCode(pay_code)
  return shared ? words.payCode(showAccount(shared), code) : words.payNone(code)
}

const showAccount = ({ account_number, bank_name, account_name }: Account): string =>
  `${account_number}, ${cut(bank_name, 18)}, ${cut(account_name, 20)}`

const FEWEST_SIGNS = 3
function report(person: Person, { home: number, words: said }: Extract<Command, { is: 'FAULT' }>): Turn {
  const words = phoneWords[person.language]
  if (person.homes.length === 0) return say(words.noHome)
  if (said.length < FEWEST_SIGNS) return say(words.faultHow)
  const home = homeOf(person.homes, number)
  if (!home) return say(whichHome(person.language, person.homes, 'fault'))
  const title = cut(said, 160)
  const { unit_id } = home
  return {
    text: words.faultTold(cut(title, 50)),
    acts: [{ do: 'REPORT', unit_id, title, category: categoryOf(said) }],
  }
}

function office({ language, office: found }: Person): string {
  const words = phoneWords[language]
  return found ? words.office(cut(found.name, 40), formatPhone(found.phone)) : words.noOffice
}

/** So long that the whole stays one text; never half of a sign. */
export function cut(text: string, most: number): string {
  const signs = [...text]
  return signs.length <= most
    ? text
    : `${signs
        .slice(0, most - 2)
        .join('')
        .trimEnd()}..`
}
