import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { SignedKobo } from '../../shared/money.ts'

/** `2026-11`. */
export const Month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month like 2026-11')
  .meta({ description: 'YYYY-MM' })

/** Kind of a movement of an owner's account. */
export const MoveKind = z.enum([
  'RENT',
  'REVERSED',
  'FROM_CREDIT',
  'TO_CREDIT',
  'REFUND',
  'CHARGEBACK',
  'DEDUCTION',
  'EXPENSE',
  'UPKEEP',
  'SETTLED',
  'DIRECT',
  'REMITTED',
  'RETURNED',
  'OTHER',
])

export type MoveKind = z.infer<typeof MoveKind>

/** One line: `gross − commission = amount`; positive amounts are owed to the owner, negative ones were paid out or deducted. */
export const StatementMove = z.object({
  at: Instant,
  kind: MoveKind,
  description: z.string(),
  tenant_name: z.string().nullable(),
  unit_label: z.string().nullable(),
  property_id: Id.nullable(),
  reference: z.string().nullable(),
  evidence_id: Id.nullable().meta({ description: 'Invoice of a vendor; null for other movements' }),
  gross: SignedKobo,
  commission: SignedKobo,
  amount: SignedKobo,
})

export type StatementMove = z.infer<typeof StatementMove>

export const StatementTotals = z.object({
  received: SignedKobo,
  commission: SignedKobo,
  taken_back: SignedKobo,
  paid_out: SignedKobo,
  other: SignedKobo,
})

export type StatementTotals = z.infer<typeof StatementTotals>

const OfOwner = {
  estate_id: Id,
  estate_name: z.string(),
  landlord_id: Id,
  landlord_name: z.string(),
}

export const OwnerStatement = z
  .object({
    ...OfOwner,
    manager_name: z.string().nullable(),
    month: Month,
    from: Day,
    to: Day,
    /** False for the current month. */
    is_closed: z.boolean(),
    opening: SignedKobo,
    totals: StatementTotals,
    closing: SignedKobo,
    /** Where the closing balance is held: at the provider on its way to the owner's bank, or by the manager. */
    closing_with_provider: SignedKobo,
    closing_with_us: SignedKobo,
    by_property: z.array(
      z.object({
        property_id: Id,
        name: z.string(),
        received: SignedKobo,
        commission: SignedKobo,
        taken_back: SignedKobo,
        net: SignedKobo,
      }),
    ),
    moves: z.array(StatementMove),
    move_count: z.int(),
  })
  .meta({ id: 'OwnerStatement' })

export type OwnerStatement = z.infer<typeof OwnerStatement>

export const OwnerYear = z
  .object({
    ...OfOwner,
    year: z.int(),
    months: z.array(
      z.object({
        month: Month,
        received: SignedKobo,
        commission: SignedKobo,
        paid_out: SignedKobo,
        other: SignedKobo,
        closing: SignedKobo,
      }),
    ),
  })
  .meta({ id: 'OwnerYear' })

export type OwnerYear = z.infer<typeof OwnerYear>

/** An owner whose statements the caller may read. */
export const StatementOwner = z
  .object({ ...OfOwner, owed: SignedKobo, with_provider: SignedKobo })
  .meta({ id: 'StatementOwner' })

export type StatementOwner = z.infer<typeof StatementOwner>
