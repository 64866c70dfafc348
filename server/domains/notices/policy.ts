import type { NoticeState } from '@gida/contract/domains/notices/kinds'
import { canMove } from '@gida/contract/domains/notices/rules'
import type { Actor } from '../../platform/access/actor.ts'

type Of = { state: NoticeState; is_run: boolean }

/** Those who run the unit: managers of its estate, its owner, and its agent. */
export const runsNotice = ({ role, permissions }: Actor, { is_run }: Pick<Of, 'is_run'>): boolean =>
  is_run && role !== 'TENANT' && permissions.has('leases_write')

export const mayOf = (actor: Actor, of: Of) => {
  const runs = runsNotice(actor, of)
  return {
    serve: runs && canMove(of.state, 'SERVE'),
    prove: runs && of.state !== 'PREPARED' && of.state !== 'WITHDRAWN',
    withdraw: runs && canMove(of.state, 'WITHDRAW'),
    find_defective: runs && canMove(of.state, 'FIND_DEFECTIVE'),
    act_on: runs && canMove(of.state, 'ACT_ON'),
  }
}
