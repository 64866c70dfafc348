import { unseal } from '../../../platform/access/seal.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { ProviderMismatch, ProviderRefusal, ProviderUnknown } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { book, checkPayment, move, reviewPayment } from '../../payments/index.ts'
import { GONE, REFUSED } from './charge-failures.ts'

/**
 * Charges the saved card of a committed payment. Safe to repeat: the reference is charged once. Without an answer the
 * payment stays in progress and the sweep polls its outcome.
 */
export async function chargeMethod(services: Services, payment_id: string): Promise<void> {
  const asked = await services.transaction('system', (tx) => getCharge(tx, services, payment_id))
  if (!asked) return
  const answer = await services.provider.chargeAuthorization(asked.charge).catch((error: unknown) => {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefusal) return error
    throw error
  })
  if (!(answer instanceof Error)) {
    await services.transaction('system', (tx) => book(tx, payment_id, answer))
    return
  }
  services.log.warn({ error: answer, payment_id }, 'a saved card was not charged at once')
  if (answer instanceof ProviderMismatch)
    await services.transaction('system', (tx) => reviewPayment(tx, payment_id, answer))
  if (answer instanceof ProviderUnknown) return
  if (answer.code === 'duplicate_reference') {
    await checkPayment(services, { id: payment_id, reference: asked.charge.reference })
    return
  }
  const failure = answer.status === 400 ? answer.message || REFUSED : REFUSED
  await services.transaction('system', (tx) => move(tx, payment_id, 'FAILED', failure))
}

/** Nothing for a decided payment; if its card was removed meanwhile, the payment fails here. */
async function getCharge(tx: Tx, { secrets }: Services, payment_id: string) {
  const found = await tx
    .selectFrom('payment')
    .innerJoin('payment_method as method', 'method.id', 'payment.method_id')
    .select(['payment.reference', 'payment.amount', 'payment.subaccount_code', 'payment.transaction_charge'])
    .select(['method.user_id', 'method.sealed_authorization', 'method.payer_email', 'method.removed_at'])
    .where('payment.id', '=', payment_id)
    .where('payment.status', '=', 'PROCESSING')
    .executeTakeFirst()
  if (!found) return null
  const { user_id, sealed_authorization: sealed, removed_at } = found
  const opened = sealed && !removed_at ? unseal(sealed, user_id, secrets.seal) : null
  if (!opened) {
    await move(tx, payment_id, 'FAILED', GONE)
    return null
  }
  const { reference, amount, subaccount_code, transaction_charge } = found
  const split =
    subaccount_code && transaction_charge !== null
      ? { subaccount: subaccount_code, main_keeps: transaction_charge }
      : null
  return {
    charge: {
      reference,
      amount,
      email: found.payer_email,
      authorization_code: opened.text,
      split,
      metadata: { payment_id },
    },
  }
}
