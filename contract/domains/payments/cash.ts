import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { KoboSum, PositiveKobo } from '../../shared/money.ts'
import { BankReference } from './offline.ts'

/** Cash of one estate held by one person, until it is banked. */
export const CashInHand = z
  .object({
    estate_id: Id,
    estate_name: z.string(),
    holder_id: Id,
    holder_name: z.string(),
    amount: KoboSum,
    oldest_on: Day.nullable().meta({
      description: 'Day on which the oldest of it was received; null if there is none',
    }),
    can_bank: z.boolean(),
  })
  .meta({ id: 'CashInHand' })
export type CashInHand = z.infer<typeof CashInHand>

export const BankCashBody = z.object({
  estate_id: idOf('estate'),
  amount: PositiveKobo,
  holder: idOf('person')
    .optional()
    .meta({ description: 'Person who took the cash to the bank; defaults to the caller' }),
  banked_on: Day,
  slip: BankReference.meta({ description: "Number on the bank's deposit slip" }),
  proof_document_id: idOf('evidence').optional(),
})
export type BankCashBody = z.infer<typeof BankCashBody>

export const CashBanking = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    holder_name: z.string(),
    amount: KoboSum,
    banked_on: Day,
    slip: z.string(),
    evidence_id: Id.nullable(),
    recorded_by: z.string(),
    created_at: Instant,
  })
  .meta({ id: 'CashBanking' })
export type CashBanking = z.infer<typeof CashBanking>
