import type { InitializeBody } from '@gida/contract/domains/payments/checkout'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { recordSubject } from '../../../platform/http/idempotency.ts'
import { ProviderRefusal, ProviderUnknown } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { askAbout } from '../provider/check-payment.ts'
import { firstAttemptOf, PAGE_LOST } from './attempts.ts'
import { beginPayment, lockUnitToPay } from './begin-payment.ts'
import { getPaymentToOpen, holdSplit, openCheckout, type PaymentToOpen } from './open-checkout.ts'

/** Provider calls per request; each further attempt has its own reference. */
const MOST_CALLS = 3

export type PaymentIntent = { actor: Actor; key: string; wanted: InitializeBody }

/**
 * Brings a payment to its next step: the provider's checkout page, or a final state. A reference known to the provider
 * is polled first; only an unpaid one is started again.
 */
export async function startCheckout(
  services: Services,
  intent: PaymentIntent,
  first_id: string,
): Promise<PaymentToOpen> {
  let id = first_id
  let replaced: PaymentToOpen | null = null
  for (let call = 1; ; call++) {
    const payment = await services.transaction('system', (tx) => getPaymentToOpen(tx, id))
    const isLost = isDead(payment)
    if (!isLost && (payment.authorization_url || isPaidOrOnItsWay(payment))) return payment
    const outcome = isLost ? 'known' : await tryToOpen(services, payment, intent.wanted)
    if (outcome === 'opened') {
      if (replaced) await askAbout(services, replaced) // its page may have been paid while this one was opened
      return payment
    }
    if (outcome === 'known' && (await askAbout(services, payment)) === 'ANSWERED') {
      id = await beginAgain(services, intent, payment)
      replaced = payment
    }
    if (call < MOST_CALLS && outcome !== 'refused') continue
    await services.transaction('system', (tx) => giveUp(tx, payment.id))
    services.log.warn({ outcome, payment_id: payment.id }, 'a checkout could not be opened')
    throw new Problem('PROVIDER_UNAVAILABLE', { retryAfter: 30 })
  }
}

const isPaidOrOnItsWay = ({ status }: { status: string }) =>
  status === 'COMPLETED' || status === 'REFUNDED' || status === 'PROCESSING'
const isDead = ({ status }: { status: string }) => status === 'FAILED' || status === 'CANCELLED'

/** `known`: an earlier call arrived but its response was lost, and the provider never repeats a page address. */
async function tryToOpen(
  services: Services,
  payment: PaymentToOpen,
  wanted: InitializeBody,
): Promise<'opened' | 'known' | 'unknown' | 'refused'> {
  try {
    const { authorization_url, access_code } = await openCheckout(services, payment, wanted)
    await services.transaction('system', (tx) =>
      tx
        .updateTable('payment')
        .set({ authorization_url, access_code })
        .where('id', '=', payment.id)
        .execute(),
    )
    return 'opened'
  } catch (error) {
    if (error instanceof ProviderUnknown) return 'unknown'
    if (!(error instanceof ProviderRefusal)) throw error
    if (error.code === 'duplicate_reference') return 'known'
    if (!payment.subaccount_code) return 'refused'
    await services.transaction('system', (tx) => holdSplit(tx, payment.id))
    return 'unknown'
  }
}

/** Replaces an attempt whose page address is lost with a new one, unless the old one was paid meanwhile. */
function beginAgain(
  services: Services,
  { actor, key, wanted }: PaymentIntent,
  payment: PaymentToOpen,
): Promise<string> {
  return services.transaction(actor, async (tx) => {
    await lockUnitToPay(tx, wanted.property_unit_id)
    if (!(await giveUp(tx, payment.id))) return payment.id
    const { id } = await beginPayment(tx, actor, wanted, firstAttemptOf(payment))
    await recordSubject(tx, actor, key, id)
    return id
  })
}

/** It no longer blocks another attempt, but is still polled in case money arrives for it. */
async function giveUp(tx: Tx, id: string): Promise<boolean> {
  const given = await tx
    .updateTable('payment')
    .set({ status: 'CANCELLED', failure: PAGE_LOST })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst()
  if (given) return true
  return isDead(
    await tx.selectFrom('payment').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
  )
}
