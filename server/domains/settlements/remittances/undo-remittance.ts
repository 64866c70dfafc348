import type { RemittanceStatus } from '@gida/contract/domains/settlements/remittance'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { estateToRemitFrom } from '../policy.ts'
import { endRemittance } from './end-remittance.ts'
import { mailReturn } from './mail-return.ts'
import { getRemittance } from './remittance-queries.ts'

/** Only manual records can be undone: what the provider sent can only be returned by the bank. */
export const canUndo = (row: { way: string; status: string }) =>
  row.way === 'RECORDED' && (row.status as RemittanceStatus) === 'SENT'

/** Undoes a remittance recorded by mistake. */
export async function undoRemittance(tx: Tx, actor: Actor, id: string, undone_reason: string): Promise<void> {
  const row = await getRemittance(tx, id)
  await estateToRemitFrom(tx, actor, row.estate_id)
  if (!canUndo(row)) throw problem('ILLEGAL_STATE')
  await elevateToSystem(tx)
  if (!(await endRemittance(tx, id, 'UNDONE', { undone_reason }))) throw problem('ILLEGAL_STATE')
  await mailReturn(tx, id)
}
