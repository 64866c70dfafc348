import { saveOneTimePayment } from '../customers/authorization.ts'
import { recordFailure, recordSuccess } from '../transactions/record-outcome.ts'
import type { World } from '../world.ts'
import type { CheckoutSession } from './checkout-session.ts'

const refusals = { bank_transfer: 'The transfer did not arrive', ussd: 'Declined', bank: 'Declined' }

/** The payer says the money was sent, by transfer, by dialling or at the bank’s own site; `isRefused` makes it fail on purpose. */
export function payOffline(
  world: World,
  session: CheckoutSession,
  channel: keyof typeof refusals,
  isRefused: boolean,
): number | undefined {
  const { business, transaction } = session
  if (isRefused) {
    recordFailure(world, business, transaction.reference, channel, refusals[channel])
    return undefined
  }
  return world.db.transaction(() => {
    const authorizationId = saveOneTimePayment(world, business, transaction.customer_id, channel)
    const amount = transaction.requested_amount
    const gatewayResponse = 'Approved'
    const payment = { amount, channel, authorizationId, gatewayResponse }
    return recordSuccess(world, business, transaction.reference, payment)
  })
}
