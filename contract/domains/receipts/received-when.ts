import { formatDay, formatInstant } from '../../shared/dates.ts'
import type { ReceiptFacts } from './receipt.ts'

/** To the minute if reported by a bank; only the day if a person recorded it. */
export const receivedWhen = (facts: Pick<ReceiptFacts, 'received_at' | 'recorded_on'>): string =>
  facts.recorded_on ? formatDay(facts.recorded_on) : formatInstant(facts.received_at)
