import { allows, type DepositAction, type DepositState } from '@gida/contract/domains/deposits/rules'
import type { LeaseStatus } from '@gida/contract/domains/leases/rules'
import type { Actor } from '../../platform/access/actor.ts'

type Of = {
  state: DepositState
  held: number
  tenant_id: string | null
  lease_status: LeaseStatus
  /** The tenancy is running, its end is fixed, and no lease follows with which the deposit goes along. */
  has_notice: boolean
}

const OVER: readonly LeaseStatus[] = ['EXPIRED', 'TERMINATED']
export const isOver = ({ lease_status }: Pick<Of, 'lease_status'>) => OVER.includes(lease_status)

/** Whether an actor may take an action now. Row-level security decides who sees the lease. */
export function mayDo(
  actor: Pick<Actor, 'role' | 'user_id' | 'permissions'>,
  action: DepositAction,
  of: Of,
): boolean {
  return isTheirs(actor, action, of) && allows(of.state, action) && isTime(action, of)
}

/** The tenant answers and sets the account; others propose; those with the permission to refund settle. */
export function isTheirs(
  actor: Pick<Actor, 'role' | 'user_id' | 'permissions'>,
  action: DepositAction,
  of: Pick<Of, 'tenant_id'>,
): boolean {
  if (action === 'answer' || action === 'name_account') return actor.user_id === of.tenant_id
  if (actor.role === 'TENANT') return false
  return action === 'propose' || actor.permissions.has('payments_refund')
}

/** Deductions can be proposed once the end is fixed, and settled once it has passed. */
export function isTime(action: DepositAction, of: Of): boolean {
  switch (action) {
    case 'propose':
      return of.held > 0 && (isOver(of) || of.has_notice)
    case 'answer':
      return of.held > 0
    case 'settle':
    case 'return_part':
      return of.held > 0 && isOver(of)
    default:
      return true
  }
}
