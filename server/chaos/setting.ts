import type { Services } from '../platform/services.ts'
import type { payerAt } from '../testing/money/payer.ts'
import type { askForBegun } from './begun.ts'
import type { Answer, Phone } from './phone.ts'
import type { Debt } from './portfolio.ts'
import type { Steps } from './steps.ts'

/** What somebody did, and what they were told. */
export type Outcome =
  | { act: 'paid'; way: Way; answer: Answer; reference: string | null }
  | { act: 'recorded'; amount: number; answer: Answer }
  | { act: 'refunded'; reason: string; answer: Answer }
  | { act: 'noted'; answer: Answer }
  | { act: 'forged'; reference: string; status: number | null }

export const WAYS = [
  'after',
  'after',
  'on_every_page',
  'before',
  'never',
  'declined',
  'declined_then_pays',
  'cancels_then_pays',
] as const
export type Way = (typeof WAYS)[number]

export type Setting = {
  url: string
  services: Services
  payer: ReturnType<typeof payerAt>
  phoneOf(email: string): Phone
  /** The one fault of the estate of a debt, reported the first time that it is asked for; its id. */
  faultOf(debt: Debt): Promise<string>
  begunFor: ReturnType<typeof askForBegun>
  steps: Steps
  /** Nothing at all has gone on for too long. */
  isOver(): boolean
}

/** Asked once; or by somebody impatient, twice at the same moment with the same key. */
export function ask(ask: () => Promise<Answer>, isImpatient: boolean): Promise<Answer> {
  return isImpatient ? Promise.all([ask(), ask()]).then(([first]) => first) : ask()
}
