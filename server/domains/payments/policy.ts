import { canMove, type PaymentStatus } from '@gida/contract/domains/payments/rules'
import type { Actor } from '../../platform/access/actor.ts'

type Payment = { status: PaymentStatus; tenant_id: string; created_by: string }

/** Whoever pays it or began it, and the manager. */
export const mayCancel = (actor: Actor, payment: Payment): boolean =>
  payment.tenant_id === actor.user_id ||
  payment.created_by === actor.user_id ||
  actor.role === 'ESTATE_MANAGER'

/** While nothing has been paid. */
export const canCancel = (actor: Actor, payment: Payment): boolean =>
  payment.status !== 'COMPLETED' && canMove(payment.status, 'CANCELLED') && mayCancel(actor, payment)

/** A tenant is not shown what the manager takes of the landlord's rent. */
export const canSeeCommission = (role: Actor['role']) => role !== 'TENANT'

/** Everybody who sees the unit and may write payments may record money for it, but nobody for the unit they live in. */
export const canRecord = (actor: Pick<Actor, 'role'>) => actor.role !== 'TENANT'

/** The transfers of the clients' account are shown to whoever runs the estate. */
export const canSeeTransfer = ({ role }: Pick<Actor, 'role'>, { source }: { source: string }) =>
  source === 'STATEMENT' && (role === 'ESTATE_MANAGER' || role === 'ADMIN')

/** What is said of a payment is theirs to say who may record one. */
export const canChange = canRecord
