import { bankList } from '../banks/bank-list.ts'
import { type Business, businessTime } from '../businesses/business.ts'
import { asFields, asNumber, asText, type Fields } from '../http/loose-values.ts'
import { invalid, WireError } from '../http/wire-error.ts'
import { transactionById } from '../transactions/transaction.ts'
import type { World } from '../world.ts'
import { announceRefund, stepOf } from './move-refund.ts'
import { getRefund, type Refund, type RefundStatus } from './refund.ts'

const accountThatFails = '1012204936'
const accountThatNeedsAttention = '1012204935'

/** Tries once more, into an account that the payer named. */
export function retryRefund(world: World, business: Business, id: number, body: Fields): Refund {
  const details = asFields(body.refund_account_details)
  const account = asText(details.account_number)
  if (!account) throw invalid('account_number is required', 'missing_params')
  if (!bankList.some((bank) => bank.id === asNumber(details.bank_id))) {
    throw invalid('Invalid bank_id', 'invalid_params')
  }
  return world.db.transaction(() => {
    const refund = getRefund(world, business, id)
    if (refund.status !== 'needs-attention') {
      const message = 'Invalid Refund state, refund status should be "needs-attention"'
      throw new WireError(422, message, { type: 'validation_error', code: 'invalid_params' })
    }
    const now = businessTime(world, business)
    world.db.update('refunds', id, {
      status: 'processing',
      outcome: outcomeAt(account),
      updated_at: now,
      next_at: now + stepOf(world, business, transactionById(world, refund.transaction_id)),
    })
    const retried = getRefund(world, business, id)
    announceRefund(world, business, retried)
    return retried
  })
}

function outcomeAt(account: string): RefundStatus {
  if (account === accountThatFails) return 'failed'
  return account === accountThatNeedsAttention ? 'needs-attention' : 'processed'
}
