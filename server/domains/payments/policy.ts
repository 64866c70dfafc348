import { canMove, type PaymentStatus } from '@gida/contract/domains/payments/rules'
import type { Actor } from '../../platform/access/actor.ts'

type Payment = { status: PaymentStatus; tenant_id: string; created_by: string }

/** Whoever pays it or began it, and the manager, while nothing has been paid. */
export function canCancel(actor: Actor, payment: Payment): boolean {
  const isTheirs = payment.tenant_id === actor.user_id || payment.created_by === actor.user_id
  return canMove(payment.status, 'CANCELLED') && (isTheirs || actor.role === 'ESTATE_MANAGER')
}

/** A tenant is not shown what the manager takes of the landlord's rent. */
export const canSeeCommission = (role: Actor['role']) => role !== 'TENANT'
