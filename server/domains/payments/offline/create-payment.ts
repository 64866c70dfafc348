import type { OfflinePaymentBody } from '@gida/contract/domains/payments/offline'
import type { Payment } from '@gida/contract/domains/payments/payment'
import type { Actor } from '../../../platform/access/actor.ts'
import { continueAsServer } from '../../../platform/access/continue-as-server.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { presentPayment } from '../present.ts'
import { getPaymentRow } from '../queries.ts'
import { bookRecording } from './book-recording.ts'
import { lockUnitsToRecord } from './lock-unit.ts'
import { prepareRecording } from './prepare-recording.ts'

/** Records cash, a transfer or a cheque that has come. */
export async function createPayment(tx: Tx, actor: Actor, wanted: OfflinePaymentBody): Promise<Payment> {
  const recording = await prepareRecording(tx, actor, wanted)
  await continueAsServer(tx)
  await lockUnitsToRecord(tx, [recording.property_unit_id])
  const id = await bookRecording(tx, actor, recording)
  return presentPayment(await getPaymentRow(tx, id), actor.role)
}
