import { SMALLEST_PAYMENT } from '@gida/contract/domains/payments/rules'
import type { BegunInvoicePayment, PayInvoice } from '@gida/contract/domains/subscriptions/invoice'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { TAKEN } from '../../../platform/db/named-locks.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { claimKey, storeAnswer } from '../../../platform/http/idempotency.ts'
import { newReference } from '../../../platform/pay/new-reference.ts'
import { nextCheckAt } from '../../../platform/pay/polling-schedule.ts'
import { ProviderRefusal, ProviderUnknown } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { contactEmail } from '../../users/index.ts'
import { getPlatformInvoice } from '../invoices/invoice-queries.ts'
import { getEstateToSubscribe } from '../policy.ts'
import { checkInvoicePayment } from './check-invoice-payment.ts'

/** Provider calls per request; a lost page is started again with a new reference. */
const MOST_CALLS = 3
type Wanted = { invoice_id: string } & PayInvoice

/**
 * Starts a checkout for the open amount: stored first, then the provider is asked. An open attempt is reused, whoever started it, so
 * that two people who pay at once get the same page.
 */
export async function payInvoice(
  services: Services,
  actor: Actor,
  key: string,
  wanted: Wanted,
): Promise<BegunInvoicePayment> {
  const known = await services.transaction(actor, async (tx) => {
    const claim = await claimKey(tx, actor, key, wanted)
    return claim.state === 'answered' ? (claim.answer as BegunInvoicePayment) : null
  })
  if (known) return known
  const name = `platform_invoice ${wanted.invoice_id}`
  const answer = await services.database.withNamedLock(name, () => openPage(services, actor, wanted))
  if (answer === TAKEN) throw new Problem('IDEMPOTENCY_IN_FLIGHT', { retryAfter: 1 })
  await services.transaction('system', (tx) => storeAnswer(tx, actor, key, 201, answer))
  return answer
}

async function openPage(services: Services, actor: Actor, wanted: Wanted): Promise<BegunInvoicePayment> {
  for (let call = 1; ; call++) {
    const attempt = await services.transaction(actor, (tx) => beginAttempt(tx, actor, wanted.invoice_id))
    const { status, authorization_url } = attempt
    if (authorization_url || status === 'PROCESSING') return present(attempt)
    const outcome = await tryToOpen(services, actor, attempt, wanted)
    if (typeof outcome === 'object') return present({ ...attempt, ...outcome })
    if (outcome === 'known' && (await checkInvoicePayment(services, attempt))) {
      const paid = await services.transaction(actor, (tx) => getAttempt(tx, attempt.id))
      if (paid.status === 'COMPLETED' || paid.status === 'PROCESSING') return present(paid)
      await services.transaction('system', (tx) => giveUp(tx, attempt.id))
    }
    if (call < MOST_CALLS && outcome !== 'refused') continue
    await services.transaction('system', (tx) => giveUp(tx, attempt.id))
    services.log.warn({ outcome, payment_id: attempt.id }, 'a checkout of an invoice could not be opened')
    throw new Problem('PROVIDER_UNAVAILABLE', { retryAfter: 30 })
  }
}

type Attempt = Awaited<ReturnType<typeof getAttempt>>

const present = ({ id, reference, status, authorization_url }: Attempt): BegunInvoicePayment => ({
  ...{ payment_id: id, reference, status },
  authorization_url: status === 'PENDING' ? authorization_url : null,
})

const getAttempt = (tx: Tx, id: string) =>
  tx
    .selectFrom('platform_invoice_payment')
    .select(['id', 'invoice_id', 'reference', 'status', 'amount', 'authorization_url'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The open attempt of an invoice, or a new one. */
async function beginAttempt(tx: Tx, actor: Actor, invoice_id: string): Promise<Attempt> {
  const { estate } = await getPlatformInvoice(tx, invoice_id)
  await getEstateToSubscribe(tx, actor, estate.id)
  await lockNamed(tx, 'platform_invoices', invoice_id)
  const open = await tx
    .selectFrom('platform_invoice_payment')
    .select('id')
    .where('invoice_id', '=', invoice_id)
    .where('status', 'in', ['PENDING', 'PROCESSING'])
    .executeTakeFirst()
  if (open) return getAttempt(tx, open.id)
  const { open_amount: amount } = await getPlatformInvoice(tx, invoice_id)
  if (amount === 0) throw problem('INVOICE_NOT_OPEN')
  if (amount < SMALLEST_PAYMENT) throw problem('AMOUNT_TOO_SMALL', { smallest: SMALLEST_PAYMENT })
  const { id } = await tx
    .insertInto('platform_invoice_payment')
    .values({
      ...{ invoice_id, estate_id: estate.id, amount, reference: newReference(), created_by: actor.user_id },
      ...{ created_at: tx.now, next_check_at: nextCheckAt(tx.now, tx.now) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return getAttempt(tx, id)
}

/** `known`: an earlier call arrived, but its response was lost. */
async function tryToOpen(
  services: Services,
  actor: Actor,
  { id, invoice_id, reference, amount }: Attempt,
  { channel }: PayInvoice,
): Promise<{ authorization_url: string } | 'known' | 'unknown' | 'refused'> {
  const { http, supportEmail } = services.config
  const back = `${http.publicUrl}/dashboard/settings/subscription/${invoice_id}`
  const { email } = await services.transaction(actor, (tx) =>
    tx.selectFrom('users').select('email').where('id', '=', actor.user_id).executeTakeFirstOrThrow(),
  )
  try {
    const { authorization_url, access_code } = await services.provider.initialize({
      ...{ reference, amount, channels: channel ? [channel] : null, split: null },
      email: contactEmail({ id: actor.user_id, email }, supportEmail),
      callback_url: `${back}?returned=1`,
      cancel_url: back,
      metadata: { platform_invoice_payment_id: id },
    })
    const opened = await services.transaction('system', (tx) =>
      tx
        .updateTable('platform_invoice_payment')
        .set({ authorization_url, access_code })
        .where('id', '=', id)
        .where('status', '=', 'PENDING') // a credit note may have given it up in the meantime
        .executeTakeFirst(),
    )
    return opened.numUpdatedRows > 0n ? { authorization_url } : 'unknown'
  } catch (error) {
    if (error instanceof ProviderUnknown) return 'unknown'
    if (!(error instanceof ProviderRefusal)) throw error
    return error.code === 'duplicate_reference' ? 'known' : 'refused'
  }
}

/** Lets others start a new attempt. It is still polled, so that money for it is not missed. */
async function giveUp(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('platform_invoice_payment')
    .set({ status: 'CANCELLED', failure: 'The payment page could not be opened.' })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
}
