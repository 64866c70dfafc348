import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { KoboSum, PositiveKobo, SignedKobo } from '../../shared/money.ts'
import { PageQuery } from '../../shared/pages.ts'

export const RemittanceStatus = z.enum(['PENDING', 'SENT', 'FAILED', 'UNDONE'])

export type RemittanceStatus = z.infer<typeof RemittanceStatus>

export const RemittanceWay = z.enum(['RECORDED', 'PROVIDER'])

export type RemittanceWay = z.infer<typeof RemittanceWay>

/** Legal status transitions. A transfer returned by the bank fails after it was sent. */
export const REMITTANCE_MOVES: Record<RemittanceStatus, readonly RemittanceStatus[]> = {
  PENDING: ['SENT', 'FAILED'],
  SENT: ['FAILED', 'UNDONE'],
  FAILED: [],
  UNDONE: [],
}

/** Money that arrived for an owner, or the rest of it still to be sent. */
export const RemittanceLine = z.object({
  day: Day,
  description: z.string(),
  tenant_name: z.string().nullable(),
  unit_label: z.string().nullable(),
  amount: PositiveKobo,
})

export type RemittanceLine = z.infer<typeof RemittanceLine>

/** Why due money is held. */
export const HoldReason = z.enum(['DISPUTE', 'BY_HAND', 'ACCOUNT_CHANGED', 'OWNER_OWES', 'VENDOR_ADVANCE'])

export type HoldReason = z.infer<typeof HoldReason>

export const RemittanceHold = z.object({
  id: Id.nullable(),
  reason: HoldReason,
  note: z.string().nullable(),
  /** Null means all of it. */
  amount: KoboSum.nullable(),
  until: Instant.nullable(),
})

export type RemittanceHold = z.infer<typeof RemittanceHold>

/** What an estate currently owes one owner. */
export const DueRemittance = z
  .object({
    estate_id: Id,
    estate_name: z.string(),
    landlord_id: Id,
    landlord_name: z.string(),
    has_manager: z
      .boolean()
      .meta({ description: 'Whether someone other than the landlord manages the estate' }),
    /** Total owed, and the part that the provider pays out directly. */
    owed: SignedKobo,
    with_provider: SignedKobo,
    /** Held by us for the owner; negative if the owner owes. */
    with_us: SignedKobo,
    held: KoboSum,
    /** Available to send now. */
    due: KoboSum,
    due_on: Day.nullable(),
    days_left: z.int().nullable().meta({
      description: 'Days until the oldest amount must be sent; negative if overdue. Null if nothing is due',
    }),
    holds: z.array(RemittanceHold),
    account: z.object({ bank_name: z.string(), last4: z.string(), account_name: z.string() }).nullable(),
    lines: z.array(RemittanceLine),
    line_count: z.int(),
  })
  .meta({ id: 'DueRemittance' })

export type DueRemittance = z.infer<typeof DueRemittance>

/** Overdue remittances, and those without a payout account. */
export const DueOnly = z.enum(['LATE', 'NO_ACCOUNT'])
export type DueOnly = z.infer<typeof DueOnly>

export const Remittance = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    landlord_id: Id,
    landlord_name: z.string(),
    amount: PositiveKobo,
    way: RemittanceWay,
    status: RemittanceStatus,
    reference: z.string(),
    bank_reference: z.string().nullable(),
    paid_on: Day,
    due_on: Day,
    account: z.string().nullable(),
    failure: z.string().nullable(),
    created_by_name: z.string(),
    created_at: Instant,
    can: z.object({ undo: z.boolean() }),
  })
  .meta({ id: 'Remittance' })

export type Remittance = z.infer<typeof Remittance>

export const RemittanceDetail = Remittance.extend({ lines: z.array(RemittanceLine) }).meta({
  id: 'RemittanceDetail',
})

export type RemittanceDetail = z.infer<typeof RemittanceDetail>

export const RemittanceQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  landlord_id: idOf('landlord').optional(),
})

export const HoldBody = z.object({
  estate_id: idOf('estate'),
  landlord_id: idOf('landlord'),
  note: z.string().trim().min(3, 'Say why').max(300),
})

export type HoldBody = z.infer<typeof HoldBody>
