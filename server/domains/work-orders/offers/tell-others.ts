import type { Tx } from '../../../platform/db/db.ts'
import { texts, textVendor } from './texts.ts'

/** One has it: everybody else who was asked hears so, and their prices fall by that. */
export async function tellTheOthers(
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
