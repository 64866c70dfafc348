import type { OfflinePaymentBody } from '@gida/contract/domains/payments/offline'
import type { Payment } from '@gida/contract/domains/payments/payment'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { presentPayment } from '../present.ts'
import { getPaymentRow } from '../queries.ts'
import { bookOfflinePayment } from './book-offline-payment.ts'
import { lockCash } from './cash-limit/cash-limit.ts'
import { findSentPayment } from './find-sent-payment.ts'
import { lockUnitsToRecord } from './lock-unit.ts'
import { prepareOfflinePayment } from './prepare-offline-payment.ts'

/**
 * Records cash, a transfer or a cheque. Idempotent by `client_id`: a collector's offline record is resent until it is
 * answered, also after its first Idempotency-Key has expired.
 */
export async function createPayment(tx: Tx, actor: Actor, wanted: OfflinePaymentBody): Promise<Payment> {
  const sent = await findSentPayment(tx, actor, wanted)
  if (sent) return presentPayment(await getPaymentRow(tx, sent), actor.role)
  const recording = await prepareOfflinePayment(tx, actor, wanted)
  await elevateToSystem(tx)
  await lockUnitsToRecord(tx, [recording.property_unit_id])
  await lockCash(tx, [recording])
  // A concurrent request with the same client_id came first.
  const id = (await findSentPayment(tx, actor, wanted)) ?? (await bookOfflinePayment(tx, actor, recording))
  return presentPayment(await getPaymentRow(tx, id), actor.role)
}
