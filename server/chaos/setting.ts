import type { Services } from '../platform/services.ts'
import type { payerAt } from '../testing/money/payer.ts'
import type { askForBegun } from './begun.ts'
import type { Answer, Phone } from './phone.ts'
import type { Debt } from './portfolio.ts'
import type { Steps } from './steps.ts'

/** What a person did, and the response they got. */
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
  /** Id of the only maintenance request of a debt's estate, reported on first use. */
  faultOf(debt: Debt): Promise<string>
  begunFor: ReturnType<typeof askForBegun>
  steps: Steps
  /** Whether there has been no progress for too long. */
  isOver(): boolean
}

/** Calls once; impatient people call twice concurrently with the same key. */
export function ask(ask: () => Promise<Answer>, isImpatient: boolean): Promise<Answer> {
  return isImpatient ? Promise.all([ask(), ask()]).then(([first]) => first) : ask()
}
