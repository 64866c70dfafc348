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
  /** Account of this tenancy alone; otherwise the estate's, where the pay code goes into the narration. */
  own: Account | null
  shared: Account | null
  /** The estate is suspended: no payments may be made there. */
  is_suspended: boolean
}
/** Result of a PIN check, or that none was given. */
export type PinState = { is: 'RIGHT' | 'WRONG' | 'MISSING' | 'UNSET' } | { is: 'LOCKED'; minutes: number }

/** The caller, with everything that may be told to them. */
export type Person = {
  language: Language
  homes: readonly Home[]
  /** Rented no more, and still owed for: they are paid for, and no fault of theirs is reported. */
  left: readonly Home[]
  debt: Pick<Debt, 'due_now' | 'arrears' | 'next_due'>
  receipt: { number: string; amount: number; day: Day } | null
  office: { name: string; phone: string } | null
  /** An alert that waits for their answer. */
  waiting: WaitingAlert | null
  /** Their latest answer in an open alert. */
  alert: Answer | null
  pin: PinState
}

export type Act =
  | { do: 'REPORT'; unit_id: string; title: string; category: Category }
  | { do: 'LANGUAGE'; to: Language }
  | { do: 'ANSWER'; answer: Answer }
  | { do: 'STOP' | 'START' }
export type Turn = { text: string; acts: readonly Act[] }

/** Response and effect of a command. Stateless, so that texts may arrive in any order. */
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

/** Numeric, independent of language. */
export const showDay = (day: Day): string => day.split('-').reverse().join('/')

/** With several homes, a number selects one. */
function payFor(person: Person, number: number | null): string {
  const homes = payable(person)
  const home = homeOf(homes, number)
  return home ? howToPay(person.language, home) : whichHome(person.language, homes, 'pay')
}

/** Homes that can be paid for, in the order of their numbers: rented ones first, so they keep theirs. */
export const payable = ({ homes, left }: Pick<Person, 'homes' | 'left'>): readonly Home[] => [
  ...homes,
  ...left,
]

const homeOf = (homes: readonly Home[], number: number | null): Home | undefined =>
  homes.length === 1 ? homes[0] : number === null ? undefined : homes[number - 1]

/** More homes are rare, and can still be selected by number. */
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

/** Truncates to keep the whole in one SMS, without splitting a character. */
export function cut(text: string, most: number): string {
  const signs = [...text]
  return signs.length <= most
    ? text
    : `${signs
        .slice(0, most - 2)
        .join('')
        .trimEnd()}..`
}
