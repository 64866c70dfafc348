import type { Tx } from '../../platform/db/db.ts'
import { type AnyListener, listener } from '../../platform/jobs/facts.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { providerAnswersAgain, transferMoved } from '../payments/index.ts'
import { disputeClosed, disputeOpened } from '../refunds/index.ts'
import { remittanceSent } from './events.ts'
import { reconcileSettlements } from './reconcile/reconcile-settlements.ts'
import { askAboutAllRemittances, askAboutRemittance } from './remittances/ask-about-remittance.ts'
import { deliverAdvice } from './remittances/deliver-advice.ts'
import { holdForDispute, liftForDispute } from './remittances/hold-remittance.ts'

export const settlementListeners: AnyListener[] = [
  listener({
    name: 'mail_advice',
    fact: remittanceSent,
    hear: (tx, { remittance_id }) => enqueue(tx, deliverAdvice, { remittance_id }),
  }),
  listener({
    name: 'ask_about_remittance',
    fact: transferMoved,
    hear: (tx, { reference }) => askAboutRemittance(tx, reference),
  }),
  listener({ name: 'ask_about_remittances', fact: providerAnswersAgain, hear: askAboutAllRemittances }),
  listener({
    name: 'catch_up_on_settlements',
    fact: providerAnswersAgain,
    hear: (tx) => enqueue(tx, reconcileSettlements, {}),
  }),
  listener({
    name: 'hold_disputed_money',
    fact: disputeOpened,
    hear: async (tx, { dispute_id }) => holdForDispute(tx, await paymentOf(tx, dispute_id)),
  }),
  listener({
    name: 'release_disputed_money',
    fact: disputeClosed,
    hear: async (tx, { dispute_id }) => liftForDispute(tx, await paymentOf(tx, dispute_id)),
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
