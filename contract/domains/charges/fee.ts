import { z } from 'zod'
import { Id, idOf } from '../../shared/ids.ts'
import { PositiveKobo } from '../../shared/money.ts'
import { FeeRhythm, TransactionType } from './rules.ts'

const ofYearsRent = z
  .int()
  .min(1)
  .max(10_000)
  .meta({ description: "Share of a year's rent, in basis points" })

/** A fee that an estate charges its tenants: a fixed amount in kobo, or a share of a year's rent. */
export const FeeDraft = z.object({
  estate_id: idOf('estate'),
  name: z.string().trim().min(1, 'Name the fee, like Agency fee').max(60),
  transaction_type: TransactionType,
  amount: PositiveKobo.nullable().optional(),
  basis_points: ofYearsRent.nullable().optional(),
  rhythm: FeeRhythm.default('ONCE'),
  on_renewal: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether it is charged again when a lease is renewed' }),
  active: z.boolean().default(true),
})
export type FeeDraft = z.infer<typeof FeeDraft>

export const FeeChange = z.object({
  name: FeeDraft.shape.name.optional(),
  transaction_type: TransactionType.optional(),
  amount: PositiveKobo.nullable().optional(),
  basis_points: ofYearsRent.nullable().optional(),
  rhythm: FeeRhythm.optional(),
  on_renewal: z.boolean().optional(),
  active: z.boolean().optional(),
})
export type FeeChange = z.infer<typeof FeeChange>

export const Fee = z
  .object({
    id: Id,
    estate_id: Id,
    name: z.string(),
    transaction_type: TransactionType,
    kind: z.enum(['FIXED', 'PERCENT']),
    amount: PositiveKobo.nullable(),
    basis_points: z.int().nullable(),
    rhythm: FeeRhythm,
    on_renewal: z.boolean(),
    active: z.boolean(),
    can: z.object({ write: z.boolean() }),
  })
  .meta({ id: 'Fee' })
export type Fee = z.infer<typeof Fee>
