import type { Language } from '../../shared/language.ts'
import { foldForSms } from '../../shared/texts/sms-text.ts'
import type { Answer } from '../alerts/rules.ts'
import type { Category } from '../maintenance/rules.ts'

/** A request by SMS, USSD or WhatsApp. */
export type Command =
  | { is: 'BALANCE' | 'RECEIPT'; pin: string | null }
  /** `UNSEEN`: an image or voice message, which is not processed. */
  | { is: 'CALL' | 'STOP' | 'START' | 'HELP' | 'UNREAD' | 'UNSEEN' }
  | { is: 'ALERT'; answer: Answer }
  | { is: 'PAY'; home: number | null }
  | { is: 'FAULT'; home: number | null; words: string }
  | { is: 'LANGUAGE'; to: Language | null }
type AllowedCommand = Exclude<Command['is'], 'UNREAD' | 'UNSEEN' | 'ALERT'>

/** Commands about one's own tenancy, never about a job; a vendor may also be a tenant. */
export const asksOfOneself = ({ is }: Command): boolean =>
  is === 'BALANCE' || is === 'RECEIPT' || is === 'PAY' || is === 'LANGUAGE'

/** In English, Pidgin, Hausa, Yoruba and Igbo, without diacritics. All are understood, whatever the sender's language. */
const WORDS: Record<AllowedCommand, readonly string[]> = {
  BALANCE: ['balance', 'bal', 'owe', 'remain', 'saura', 'bashi', 'iyoku', 'gbese', 'ugwo'],
  RECEIPT: ['receipt', 'rec', 'rasit', 'risiti'],
  PAY: ['pay', 'code', 'transfer', 'biya', 'sanwo', 'kwuo'],
  FAULT: ['fault', 'repair', 'spoil', 'gyara', 'atunse', 'ndozi'],
  CALL: ['call', 'who', 'office', 'kira', 'pe', 'kpoo'],
  STOP: ['stop', 'stopall', 'unsubscribe', 'tsaya', 'duro', 'kwusi'],
  START: ['start', 'unstop', 'fara', 'bere', 'malite'],
  HELP: ['help', 'menu', 'info', 'taimako', 'iranlowo', 'enyemaka'],
  LANGUAGE: ['language', 'lang', 'harshe', 'ede', 'asusu'],
}
const LANGUAGES: Record<string, Language> = {
  ...({ english: 'en', turanci: 'en', pidgin: 'pcm', hausa: 'ha', yoruba: 'yo', igbo: 'ig' } as const),
}
const MEANINGS = new Map(
  Object.entries(WORDS).flatMap(([is, words]) => words.map((word) => [word, is as AllowedCommand] as const)),
)
/** A keyword later in a sentence is not a command. */
const FIRST_WORDS = 3

/** Parses a text message: case, emoji and diacritics are ignored, and a word or two may precede the keyword. */
export function readCommand(text: string): Command {
  const said = [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map((found) => ({
    word: foldForSms(found[0]).toLowerCase(),
    end: found.index + found[0].length,
  }))
  const isFirst = (word: string) => MEANINGS.has(word) || LANGUAGES[word] !== undefined
  const first = said.slice(0, FIRST_WORDS).find(({ word }) => isFirst(word))
  if (!first) return { is: 'UNREAD' }
  const named = LANGUAGES[first.word]
  if (named) return { is: 'LANGUAGE', to: named }
  const rest = text.slice(first.end)
  const is = MEANINGS.get(first.word) ?? 'HELP'
  // "Stop the leak" does not unsubscribe: these keywords must be the only word.
  if (is === 'STOP' || is === 'START') return said.length === 1 ? { is } : { is: 'UNREAD' }
  if (is === 'BALANCE' || is === 'RECEIPT') return { is, pin: /(?<!\d)\d{4}(?!\d)/.exec(rest)?.[0] ?? null }
  if (is === 'FAULT') return { is, ...readFault(rest) }
  if (is === 'PAY') return { is, home: Number(/^\D*([1-9])(?!\d)/.exec(rest)?.[1]) || null }
  if (is !== 'LANGUAGE') return { is }
  const to = said.map(({ word }) => LANGUAGES[word]).find((language) => language !== undefined)
  return { is, to: to ?? null }
}

/** `2 the tap leaks` is about the second home. */
function readFault(rest: string): { home: number | null; words: string } {
  const [, home, words = ''] = /^[^\p{L}\p{N}]*(?:([1-9])(?=\s))?\s*(.*)$/su.exec(rest) ?? []
  return { home: home ? Number(home) : null, words: words.trim().replace(/\s+/g, ' ') }
}

const KINDS: [Category, RegExp][] = [
  ['WATER', /\b(water|tap|pipe|leak\w*|ruwa|omi|mmiri)\b/],
  ['POWER', /\b(light|power|electric\w*|nepa|socket|wuta|ina|oku)\b/],
  ['DRAINS', /\b(toilet|drain\w*|sewage|soakaway|gutter)\b/],
  ['ROOF', /\b(roof|ceiling|rufi|orule)\b/],
  ['DOORS', /\b(door|lock|window|key|kofa|ilekun|uzo)\b/],
  ['SECURITY', /\b(gate|fence|security|thief)\b/],
]

/** Category of a fault by keywords of its description. */
export function categoryOf(words: string): Category {
  const said = foldForSms(words).toLowerCase()
  return KINDS.find(([, names]) => names.test(said))?.[0] ?? 'OTHER'
}
