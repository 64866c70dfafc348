import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { KoboSum, PositiveKobo } from '../../shared/money.ts'
import { Dismissal, LineDoubt, LineState, MatchReason, MOST_PARTS } from './rules.ts'

const Part = z.object({ lease_id: idOf('lease'), amount: PositiveKobo })

/** One tenancy, or two, that a transfer may be for. */
export const Guess = z.object({
  score: z.int().min(0).max(100),
  reasons: z.array(MatchReason),
  parts: z.array(Part.extend({ tenant_name: z.string(), unit_label: z.string(), open_amount: KoboSum })),
})
export type Guess = z.infer<typeof Guess>

/** An incoming transfer to the clients' account, as the bank described it. */
export const BankLine = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    bank_name: z.string(),
    account_number: z.string(),
    statement_id: Id,
    day: Day,
    amount: PositiveKobo,
    reference: z.string(),
    narration: z.string(),
    payer: z.string(),
    state: LineState,
    doubt: LineDoubt.nullable(),
    reasons: z.array(MatchReason).meta({ description: 'Why it was posted automatically' }),
    dismissal: Dismissal.nullable(),
    note: z.string().nullable(),
    settled_by_name: z.string().nullable(),
    settled_at: Instant.nullable(),
    payments: z.array(
      z.object({
        payment_id: Id,
        lease_id: Id,
        amount: PositiveKobo,
        tenant_name: z.string(),
        unit_label: z.string(),
      }),
    ),
    taken_back: z
      .array(
        z.object({
          amount: PositiveKobo,
          tenant_name: z.string(),
          unit_label: z.string(),
          reason: z.string(),
          by: z.string(),
          at: Instant,
        }),
      )
      .meta({ description: 'Previous assignments that were reversed' }),
    guesses: z
      .array(Guess)
      .meta({ description: 'Suggested tenancies, best first; only while it is unassigned' }),
    can: z.object({ settle: z.boolean(), take_back: z.boolean(), restore: z.boolean() }),
  })
  .meta({ id: 'BankLine' })
export type BankLine = z.infer<typeof BankLine>

export const AssignLineBody = z.object({
  parts: z
    .array(Part)
    .min(1, 'Choose whose payment it is')
    .max(MOST_PARTS)
    .refine((parts) => new Set(parts.map(({ lease_id }) => lease_id)).size === parts.length, {
      message: 'Choose each tenancy once.',
    }),
  remember_payer: z.boolean().default(true).meta({
    description: 'Remember the payer for future transfers. Only applies if the transfer is for one tenancy',
  }),
})
export type AssignLineBody = z.infer<typeof AssignLineBody>

export const DismissLineBody = z.object({
  reason: Dismissal,
  note: z.string().trim().max(300).optional(),
})
export type DismissLineBody = z.infer<typeof DismissLineBody>

/** A tenancy that a line can be assigned to. */
export const Tenancy = z.object({
  lease_id: Id,
  tenant_name: z.string(),
  unit_label: z.string(),
  open_amount: KoboSum.meta({ description: 'Amount not paid yet, in kobo, due or not' }),
  is_over: z.boolean(),
})
export type Tenancy = z.infer<typeof Tenancy>

export const UnassignBody = z.object({ reason: z.string().trim().min(3, 'Say why, in a few words').max(300) })
