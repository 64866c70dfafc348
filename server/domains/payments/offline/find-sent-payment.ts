import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { WantedOfflinePayment } from './prepare-offline-payment.ts'

/** The payment recorded earlier with this `client_id`, which is resent until it is answered. */
export async function findSentPayment(
  tx: Tx,
  actor: { user_id: string },
  { client_id, amount, tenant_id, property_unit_id, channel, payment_date }: WantedOfflinePayment,
): Promise<string | undefined> {
  if (!client_id) return undefined
  const found = await tx
    .selectFrom('offline_payment')
    .innerJoin('payment', 'payment.id', 'offline_payment.payment_id')
    .select(['payment.id', 'payment.amount', 'payment.tenant_id', 'payment.created_by'])
    .select(['payment.unit_id', 'payment.channel', 'offline_payment.received_on'])
    .where('offline_payment.client_id', '=', client_id)
    .executeTakeFirst()
  if (!found) return undefined
  const isTheirs = found.created_by === actor.user_id && found.tenant_id === tenant_id
  const isSame =
    isTheirs &&
    Number(found.amount) === amount &&
    found.unit_id === property_unit_id &&
    found.channel === channel &&
    found.received_on === payment_date
  if (!isSame) throw problem('CLIENT_ID_USED')
  return found.id
}
