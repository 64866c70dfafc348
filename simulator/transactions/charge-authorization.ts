import { type Business, businessTime } from '../businesses/business.ts'
import { type Authorization, findAuthorization } from '../customers/authorization.ts'
import { getCustomer } from '../customers/customer.ts'
import type { Setting } from '../faults/fault-names.ts'
import { faultsFor } from '../faults/faults.ts'
import { asText, type Fields } from '../http/loose-values.ts'
import { invalid, WireError } from '../http/wire-error.ts'
import type { World } from '../world.ts'
import { checkoutAddress } from './initialize-transaction.ts'
import { openTransaction } from './open-transaction.ts'
import { presentCharge } from './present-charge.ts'
import { readInitialize } from './read-initialize.ts'
import { recordFailure, recordPending, recordSuccess } from './record-outcome.ts'
import { getByReference, type Transaction } from './transaction.ts'

const source = JSON.stringify({
  type: 'api',
  source: 'merchant_api',
  entry_point: 'transaction_charge_authorization',
  identifier: null,
})
const mostFailures = 10
const lockTime = 24 * 3_600_000

/** Charges a saved card. What its bank says is a setting of the faults; by itself it says yes. */
export function chargeAuthorization(world: World, business: Business, body: Fields) {
  const wanted = readInitialize(body)
  const code = asText(body.authorization_code)
  if (!code) throw invalid('authorization_code is required', 'missing_params')
  return world.db.transaction(() => {
    const authorization = usable(world, business, code, wanted.email)
    const transaction = openTransaction(world, business, wanted, { source })
    const { charges } = faultsFor(world, business, transaction.reference)
    return attempt(world, business, transaction, authorization, charges)
  })
}

function usable(world: World, business: Business, code: string, email: string): Authorization {
  const found = findAuthorization(world, business, code)
  if (!found?.active || getCustomer(world, found.customer_id).email !== email) {
    throw invalid(
      'Email does not match Authorization code. Authorization may be inactive or belong to a different email. Please confirm.',
      'invalid_params',
    )
  }
  if (!found.reusable) throw invalid('Authorization code is not reusable', 'invalid_params')
  const minutes = Math.ceil(((found.locked_until ?? 0) - businessTime(world, business)) / 60_000)
  if (minutes > 0) {
    const message = `Charge attempt cannot be fulfilled until ${minutes} minutes`
    throw new WireError(400, message, { type: 'processor_error', code: 'charge_locked' })
  }
  return found
}

const refusals = { declined: 'Declined', insufficient_funds: 'Insufficient Funds' }

/** One try at the bank. */
export function attempt(
  world: World,
  business: Business,
  { reference, access_code, requested_amount }: Transaction,
  authorization: Authorization,
  mood: Setting<'charges'>,
) {
  switch (mood) {
    case 'redirect':
      return { authorization_url: checkoutAddress(world, access_code), reference, access_code, paused: true }
    case 'pending':
      recordPending(world, business, reference, 'card')
      break
    case 'normal':
      recordSuccess(world, business, reference, {
        amount: requested_amount,
        channel: 'card',
        authorizationId: authorization.id,
        gatewayResponse: 'Approved',
      })
      world.db.update('authorizations', authorization.id, { failures: 0, locked_until: null })
      break
    default:
      recordFailure(world, business, reference, 'card', refusals[mood])
      world.db.update('transactions', getByReference(world, business, reference).id, {
        authorization_id: authorization.id,
      })
      countFailure(world, business, authorization)
  }
  return presentCharge(world, getByReference(world, business, reference))
}

/** Ten in a row, and the card rests for a day. */
function countFailure(world: World, business: Business, authorization: Authorization) {
  const failures = authorization.failures + 1
  const locked_until = failures >= mostFailures ? businessTime(world, business) + lockTime : null
  world.db.update('authorizations', authorization.id, { failures, locked_until })
}
