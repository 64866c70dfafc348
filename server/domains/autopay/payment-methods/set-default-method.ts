import type { Tx } from '../../../platform/db/db.ts'
import { getMethod } from './method-queries.ts'

/** Makes a card the default. Row-level security limits it to one's own. */
export async function setDefaultMethod(tx: Tx, id: string): Promise<void> {
  const { user_id } = await getMethod(tx, id)
  await tx
    .updateTable('payment_method')
    .set({ is_default: false })
    .where('user_id', '=', user_id)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute()
  await tx.updateTable('payment_method').set({ is_default: true }).where('id', '=', id).execute()
}
