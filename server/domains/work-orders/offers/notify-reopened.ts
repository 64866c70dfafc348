import type { Tx } from '../../../platform/db/db.ts'
import { texts, textVendor } from './texts.ts'

/** Tells the vendor of a reopened order what is still wrong. System only. */
export async function notifyReopened(
  tx: Tx,
  {
    id,
    number,
    vendor_id,
    priority,
  }: { id: string; number: number; vendor_id: string | null; priority: string },
  note = '',
): Promise<void> {
  if (!vendor_id) return
  const offer = await tx
    .selectFrom('work_offer')
    .select(['id', 'phone'])
    .where('order_id', '=', id)
    .where('vendor_id', '=', vendor_id)
    .executeTakeFirst()
  if (!offer) return
  const key = `reopened:${tx.now.getTime()}`
  await textVendor(tx, { ...offer, key, urgent: priority === 'URGENT' }, texts.reopened(number, note.trim()))
}
