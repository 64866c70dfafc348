import { z } from 'zod'
import { BasisPoints, PositiveKobo } from '../../shared/money.ts'

export const LateFeeKind = z.enum(['NONE', 'FLAT', 'PERCENT'])
export type LateFeeKind = z.infer<typeof LateFeeKind>
export const LateFeeRepeat = z.enum(['ONCE', 'MONTHLY'])
export type LateFeeRepeat = z.infer<typeof LateFeeRepeat>

/** Most grace days after the due date before a fee is added. */
export const MOST_GRACE_DAYS = 365

const often = {
  grace_days: z.int().min(0).max(MOST_GRACE_DAYS, `At most ${MOST_GRACE_DAYS} days`).default(0),
  repeat: LateFeeRepeat.default('ONCE'),
  cap: PositiveKobo.nullable()
    .default(null)
    .meta({ description: 'Maximum total per charge, in kobo; null for no limit' }),
}

/** Fee added to a late charge: none, a fixed amount, or a share of the late amount. */
export const LateFee = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('NONE') }),
    z.object({ kind: z.literal('FLAT'), amount: PositiveKobo, ...often }),
    z.object({
      kind: z.literal('PERCENT'),
      rate: BasisPoints.min(1, 'At least 0.01 %').meta({
        description: 'Share of the overdue amount, in basis points',
      }),
      ...often,
    }),
  ])
  .refine((fee) => fee.kind !== 'FLAT' || fee.cap === null || fee.cap >= fee.amount, {
    path: ['cap'],
    message: 'The limit is smaller than one fee',
  })
export type LateFee = z.infer<typeof LateFee>
