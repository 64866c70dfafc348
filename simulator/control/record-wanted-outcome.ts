import type { Business } from '../businesses/business.ts'
import { saveCard, saveOneTimePayment } from '../customers/authorization.ts'
import { asNumber, asText, type Fields } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { recordAbandonment, recordFailure, recordSuccess } from '../transactions/record-outcome.ts'
import { getByReference } from '../transactions/transaction.ts'
import type { World } from '../world.ts'

const everydayCard = { number: '4084084084084081', expMonth: '12', expYear: '2030', reusable: true }

/** Does what the payer would have done. Answers with the webhook that follows, if one does. */
export function recordWantedOutcome(world: World, business: Business, reference: string, body: Fields) {
  const transaction = getByReference(world, business, reference)
  const channel = asText(body.channel) ?? 'card'
  switch (body.status) {
    case 'success':
      return world.db.transaction(() => {
        const authorizationId =
          channel === 'card'
            ? saveCard(world, business, transaction.customer_id, everydayCard)
            : saveOneTimePayment(world, business, transaction.customer_id, channel)
        const amount = readAmount(body.amount) ?? transaction.requested_amount
        return recordSuccess(world, business, reference, { amount, channel, authorizationId })
      })
    case 'failed':
      return void recordFailure(world, business, reference, channel, 'Declined')
    case 'abandoned':
      return void recordAbandonment(world, business, reference)
    default:
      throw invalid('status must be one of: success, failed, abandoned', 'invalid_params')
  }
}

function readAmount(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined
  const amount = asNumber(value)
  if (amount === undefined || !Number.isInteger(amount) || amount <= 0)
    throw invalid('Invalid Amount Sent', 'invalid_amount')
  return amount
}
