import type { Tx } from '../../../platform/db/db.ts'
import { texts, textVendor } from './texts.ts'

/** One vendor has the job: the other offers and quotes are marked lost, and their vendors are told. */
export async function notifyLosingVendors(
  tx: Tx,
  { id, number }: { id: string; number: number },
  offer_id: string,
): Promise<void> {
  const lost = await tx
    .updateTable('work_offer')
    .set({ state: 'LOST' })
    .where('order_id', '=', id)
    .where('id', '<>', offer_id)
    .where('state', 'in', ['ASKED', 'ACCEPTED'])
    .returning(['id', 'phone'])
    .execute()
  await tx
    .updateTable('work_quote')
    .set({ state: 'LOST' })
    .where('order_id', '=', id)
    .where('offer_id', '<>', offer_id)
    .where('state', '=', 'SENT')
    .execute()
  for (const offer of lost) await textVendor(tx, { ...offer, key: 'lost' }, texts.lost(number))
}
