import type { Tx } from '../../platform/db/db.ts'
import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { providerAnswersAgain, transferMoved } from '../../platform/pay/events.ts'
import { disputeClosed, disputeOpened } from '../refunds/index.ts'
import { remittanceFailed, remittanceSent } from './events.ts'
import { reconcileSettlements } from './reconcile/reconcile-settlements.ts'
import { deliverAdvice } from './remittances/deliver-advice.ts'
import { holdForDispute, liftForDispute } from './remittances/hold-remittance.ts'
import { mailReturn } from './remittances/mail-return.ts'
import { pollRemittance } from './remittances/poll-remittance.ts'
import { sweepRemittances } from './remittances/sweep-remittances.ts'

export const settlementListeners: AnyListener[] = [
  listener({
    name: 'mail_advice',
    event: remittanceSent,
    handle: (tx, { remittance_id }) => enqueue(tx, deliverAdvice, { remittance_id }),
  }),
  listener({
    name: 'mail_return',
    event: remittanceFailed,
    handle: (tx, { remittance_id }) => mailReturn(tx, remittance_id),
  }),
  listener({
    name: 'poll_remittance',
    event: transferMoved,
    handle: (tx, { reference }) => pollRemittance(tx, reference),
  }),
  listener({
    name: 'ask_about_remittances',
    event: providerAnswersAgain,
    handle: (tx) => enqueue(tx, sweepRemittances, {}),
  }),
  listener({
    name: 'catch_up_on_settlements',
    event: providerAnswersAgain,
    handle: (tx) => enqueue(tx, reconcileSettlements, {}),
  }),
  listener({
    name: 'hold_disputed_money',
    event: disputeOpened,
    handle: async (tx, { dispute_id }) => holdForDispute(tx, await paymentOf(tx, dispute_id)),
  }),
  listener({
    name: 'release_disputed_money',
    event: disputeClosed,
    handle: async (tx, { dispute_id }) => liftForDispute(tx, await paymentOf(tx, dispute_id)),
  }),
]

async function paymentOf(tx: Tx, dispute_id: string): Promise<string> {
  const { payment_id } = await tx
    .selectFrom('dispute')
    .select('payment_id')
    .where('id', '=', dispute_id)
    .executeTakeFirstOrThrow()
  return payment_id
}
