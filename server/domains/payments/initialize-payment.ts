import type { InitializeBody, InitializedPayment } from '@gida/contract/domains/payments/payment'
import type { z } from 'zod'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { claimKey, nameSubject, releaseKey, storeAnswer } from '../../platform/http/idempotency.ts'
import { announce } from '../../platform/jobs/facts.ts'
import { type Checkout, ProviderRefusal, ProviderUnknown } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'
import { contactEmail } from '../users/index.ts'
import { beginPayment, lockUnitToPay } from './begin-payment.ts'
import { paymentUpdated } from './events.ts'

type Answer = z.infer<typeof InitializedPayment>
/** Attempts to reach the provider under one key; each further one has a reference of its own where it needs one. */
const MOST_ATTEMPTS = 3

/**
 * Begins a payment in three steps: written down and committed, then the provider is asked, then its answer is kept.
 * A request that dies in between is taken up again by the same key.
 */
export async function initializePayment(
  services: Services,
  actor: Actor,
  key: string,
  wanted: InitializeBody,
): Promise<Answer> {
  const begun = await services.transaction(actor, async (tx) => {
    const claim = await claimKey(tx, actor, key, wanted)
    if (claim.state === 'answered') return { answer: claim.answer as Answer, id: '' }
    const id = claim.state === 'unfinished' ? claim.subject_id : null
    return { answer: null, id: id ?? (await begin(tx, actor, key, wanted)) }
  })
  if (begun.answer) return begun.answer

  let { id } = begun
  for (let attempt = 1; ; attempt++) {
    const payment = await services.transaction('system', (tx) => getPaymentToOpen(tx, id))
    if (payment.authorization_url) return keepAnswer(services, actor, key, payment, payment)
    const outcome = await openCheckout(services, payment, wanted).catch((error: unknown) => error)
    if (!(outcome instanceof Error)) return keepAnswer(services, actor, key, payment, outcome as Checkout)

    if (outcome instanceof ProviderUnknown && attempt < MOST_ATTEMPTS) continue
    if (outcome instanceof ProviderRefusal && attempt < MOST_ATTEMPTS) {
      if (outcome.code === 'duplicate_reference') {
        // An earlier attempt arrived, but its answer was lost and so nobody has its page. A new one takes its place.
        id = await services.transaction(actor, async (tx) => {
          await lockUnitToPay(tx, wanted.property_unit_id)
          await giveUp(tx, payment.id)
          return begin(tx, actor, key, wanted)
        })
        continue
      }
      if (payment.subaccount_code) {
        await services.transaction('system', (tx) => holdSplit(tx, payment.id))
        continue
      }
    }
    await services.transaction('system', async (tx) => {
      await giveUp(tx, payment.id)
      await releaseKey(tx, actor, key)
    })
    if (!(outcome instanceof ProviderUnknown || outcome instanceof ProviderRefusal)) throw outcome
    services.log.warn({ error: outcome, payment_id: payment.id }, 'a checkout could not be opened')
    throw new Problem('PROVIDER_UNAVAILABLE', { retryAfter: 30 })
  }
}

async function begin(tx: Tx, actor: Actor, key: string, wanted: InitializeBody): Promise<string> {
  const { id } = await beginPayment(tx, actor, wanted)
  await nameSubject(tx, actor, key, id)
  return id
}

type PaymentToOpen = Awaited<ReturnType<typeof getPaymentToOpen>>

async function getPaymentToOpen(tx: Tx, id: string) {
  return tx
    .selectFrom('payment')
    .innerJoin('users', 'users.id', 'payment.tenant_id')
    .selectAll('payment')
    .select('users.email')
    .where('payment.id', '=', id)
    .executeTakeFirstOrThrow()
}

function openCheckout(services: Services, payment: PaymentToOpen, wanted: InitializeBody): Promise<Checkout> {
  const { publicUrl } = services.config.http
  if (payment.status !== 'PENDING') throw problem('ILLEGAL_STATE')
  return services.provider.initialize({
    reference: payment.reference,
    amount: payment.amount,
    email: contactEmail({ id: payment.tenant_id, email: payment.email }, services.config.supportEmail),
    callback_url: `${publicUrl}/pay/return`,
    cancel_url: `${publicUrl}/pay/cancelled?reference=${payment.reference}`,
    channels: wanted.channel ? [wanted.channel] : null,
    split:
      payment.subaccount_code && payment.transaction_charge !== null
        ? { subaccount: payment.subaccount_code, main_keeps: payment.transaction_charge }
        : null,
    metadata: { payment_id: payment.id },
  })
}

async function keepAnswer(
  services: Services,
  actor: Actor,
  key: string,
  payment: PaymentToOpen,
  checkout: { authorization_url: string | null; access_code: string | null },
): Promise<Answer> {
  const { authorization_url, access_code } = checkout
  const answer = {
    payment_id: payment.id,
    reference: payment.reference,
    authorization_url,
    access_code,
    status: payment.status,
  }
  await services.transaction('system', async (tx) => {
    await tx
      .updateTable('payment')
      .set({ authorization_url, access_code })
      .where('id', '=', payment.id)
      .execute()
    await storeAnswer(tx, actor, key, 201, answer)
    await announce(tx, paymentUpdated, { payment_id: payment.id })
  })
  return answer
}

/** It stops standing in the way of another try. It is still asked about: money for it would not be ignored. */
async function giveUp(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ status: 'CANCELLED', failure: 'The payment page could not be opened.' })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
}

/** The provider does not know the landlord's account: the payment goes on, and the landlord's share waits with us. */
async function holdSplit(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ split: 'WAITING', subaccount_code: null, transaction_charge: null })
    .where('id', '=', id)
    .execute()
}
