import { canMove, type PaymentStatus } from '@gida/contract/domains/payments/rules'
import type { Actor } from '../../platform/access/actor.ts'

type Payment = { status: PaymentStatus; tenant_id: string; created_by: string }

/** The payer, whoever started it, and the manager. */
export const mayCancel = (actor: Actor, payment: Payment): boolean =>
  payment.tenant_id === actor.user_id ||
  payment.created_by === actor.user_id ||
  actor.role === 'ESTATE_MANAGER'

/** Only while it is unpaid. */
export const canCancel = (actor: Actor, payment: Payment): boolean =>
  payment.status !== 'COMPLETED' && canMove(payment.status, 'CANCELLED') && mayCancel(actor, payment)

/** Tenants do not see the manager's commission on the landlord's rent. */
export const canSeeCommission = (role: Actor['role']) => role !== 'TENANT'

/** Whoever sees the unit and may write payments, except its tenant. */
export const canRecord = (actor: Pick<Actor, 'role'>) => actor.role !== 'TENANT'

/** Bank transfers are shown to those who run the estate. */
export const canSeeTransfer = ({ role }: Pick<Actor, 'role'>, { source }: { source: string }) =>
  source === 'STATEMENT' && (role === 'ESTATE_MANAGER' || role === 'ADMIN')

/** Whoever may record a payment may change its description. */
export const canChange = canRecord
