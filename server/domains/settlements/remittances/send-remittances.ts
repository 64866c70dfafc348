import type { SendRemittancesBody } from '@gida/contract/domains/settlements/remittance-bodies'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { advanceRemittance } from './advance-remittance.ts'
import { prepareRemittances } from './prepare-remittances.ts'

/** Orders transfers of due money. A job calls the provider after the commit. */
export async function sendRemittances(tx: Tx, actor: Actor, wanted: SendRemittancesBody): Promise<string[]> {
  await requireStepUp(tx, actor)
  const ids = await prepareRemittances(tx, actor, { ...wanted, way: 'PROVIDER' })
  for (const remittance_id of ids) await enqueue(tx, advanceRemittance, { remittance_id })
  return ids
}
