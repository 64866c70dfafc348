import type { Tx } from '../../../platform/db/db.ts'
import { enqueueEach } from '../../../platform/jobs/jobs.ts'
import { getVendor } from '../../vendors/index.ts'
import { sendOffer } from './send-offer.ts'

/**
 * Moves the live offers of a vendor to their corrected number, so that nobody else reads of the job or of its tenant. An offer that
 * was not answered yet gets a new link, and the one sent to the other number stops working. System only.
 */
export async function followPhone(tx: Tx, vendor_id: string): Promise<void> {
  const { phone } = await getVendor(tx, vendor_id)
  const moved = await tx
    .updateTable('work_offer')
    .set((eb) => ({
      ...{ phone, code_hash: null, code_expires_at: null, code_tries: 0 },
      token_hash: eb.case().when('state', '=', 'ASKED').then(null).else(eb.ref('token_hash')).end(),
    }))
    .where('vendor_id', '=', vendor_id)
    .where('phone', '<>', phone)
    .where('state', 'in', ['ASKED', 'ACCEPTED'])
    .where('expires_at', '>', tx.now)
    .where('order_id', 'in', (orders) =>
      orders.selectFrom('work_order').select('id').where('status', 'not in', ['CLOSED', 'CANCELLED']),
    )
    .returning(['id', 'state'])
    .execute()
  const unanswered = moved.filter(({ state }) => state === 'ASKED')
  await enqueueEach(
    tx,
    sendOffer,
    unanswered.map(({ id }) => ({ offer_id: id })),
  )
}
