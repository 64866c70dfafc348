import { z } from 'zod'
import { type Day, daysBetween, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { KoboSum, PositiveKobo } from '../../shared/money.ts'
import { PageQuery } from '../../shared/pages.ts'
import type { LeaseStatus } from '../leases/rules.ts'

/**
 * A waiver forgives a charge. A write-off gives up on a debt, which is reinstated when money arrives for it. Neither was
 * ever collected, so neither is a loss in the books.
 */
export const WaiverKind = z.enum(['WAIVER', 'WRITE_OFF'])
export type WaiverKind = z.infer<typeof WaiverKind>

/** A debt may be written off once it is older than this, or its lease has ended. */
export const WRITE_OFF_AFTER_DAYS = 90

/** Whether a debt counts as uncollectable: it is old, or its tenancy has ended. */
export const isPastHope = (
  charge: { due_date: Day; lease_status: LeaseStatus | null },
  today: Day,
): boolean =>
  daysBetween(charge.due_date, today) > WRITE_OFF_AFTER_DAYS ||
  charge.lease_status === 'EXPIRED' ||
  charge.lease_status === 'TERMINATED'

export const WaiverBody = z.object({
  amount: PositiveKobo.optional().meta({ description: 'In kobo; defaults to the whole open amount' }),
  reason: z.string().trim().min(3, 'Say why').max(300),
})
export type WaiverBody = z.infer<typeof WaiverBody>

export const Waiver = z
  .object({
    id: Id,
    kind: WaiverKind,
    charge_id: Id,
    charge_description: z.string(),
    estate_id: Id,
    tenant_name: z.string(),
    unit_name: z.string(),
    amount: PositiveKobo,
    recovered_amount: KoboSum.meta({
      description: 'Part of a write-off that was paid after all, in kobo: it was reinstated and settled',
    }),
    lapsed_amount: KoboSum.meta({
      description:
        'Part that has since been withdrawn, in kobo, such as when the lease ended early: owed by nobody, and not reinstated',
    }),
    reason: z.string(),
    created_at: Instant,
    created_by_name: z.string(),
    undone_at: Instant.nullable(),
    can: z.object({ undo: z.boolean() }),
  })
  .meta({ id: 'Waiver' })
export type Waiver = z.infer<typeof Waiver>

export const WaiverQuery = PageQuery.extend({
  charge_id: idOf('charge').optional(),
  estate_id: idOf('estate').optional(),
  kind: WaiverKind.optional(),
})
export type WaiverQuery = z.infer<typeof WaiverQuery>
