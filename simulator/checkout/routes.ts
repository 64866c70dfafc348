import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultsFor } from '../faults/faults.ts'
import { asFields, asText, type Fields } from '../http/loose-values.ts'
import { recordAbandonment } from '../transactions/record-outcome.ts'
import type { World } from '../world.ts'
import { type CheckoutSession, findSession, type Method } from './checkout-session.ts'
import { closedPage, messagePage, money, pathOf, paymentPage } from './page.ts'
import { panelFor, stepPanel, testCardList } from './panels.ts'
import { answerStep, type FieldError, type Progress, payByCard } from './pay-by-card.ts'
import { payOffline } from './pay-offline.ts'
import { callbackAddress, cancelAddress, returnOrigins } from './return-address.ts'
import { styleHash } from './style.ts'
import { findTestCard } from './test-cards.ts'

type Answer = (session: CheckoutSession, request: FastifyRequest, reply: FastifyReply) => unknown

/** The payer's page. Plain forms, no script; every command ends in a redirect. */
export function checkoutRoutes(app: FastifyInstance, world: World) {
  const open = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    const session = findSession(world, asText(asFields(request.params).code) ?? '')
    if (!session) return show(reply.code(404), messagePage('No such payment', 'Please check the address.'))
    if (session.state === 'open') return answer(session, request, reply)
    return show(reply.code(session.state === 'expired' ? 410 : 200), closedPage(session), session)
  }

  app.get(
    '/checkout/:code',
    open((session, request, reply) => showPage(session, asFields(request.query), reply)),
  )

  app.post(
    '/checkout/:code/card',
    open((session, request, reply) => {
      const form = asFields(request.body)
      const progress = payByCard(world, session, form, request.ip)
      if (progress.error) return showCardError(session, form, progress.error, reply)
      return moveOn(world, session, progress, reply)
    }),
  )

  app.post(
    '/checkout/:code/step',
    open((session, request, reply) => {
      const progress = answerStep(world, session, asFields(request.body), request.ip)
      if (progress.error) return showStep(session, reply.code(422), progress.error)
      return moveOn(world, session, progress, reply)
    }),
  )

  for (const [path, channel] of [
    ['transfer', 'bank_transfer'] as const,
    ['ussd', 'ussd'] as const,
    ['bank', 'bank'] as const,
  ]) {
    app.post(
      `/checkout/:code/${path}`,
      open((session, request, reply) => {
        const isRefused = asFields(request.body).outcome === 'failed'
        const deliveryId = payOffline(world, session, channel, isRefused)
        return moveOn(world, session, { deliveryId }, reply, channel)
      }),
    )
  }

  app.get(
    '/checkout/:code/cancel',
    open((session, _request, reply) => {
      const { reference, status } = session.transaction
      if (status === 'ongoing') recordAbandonment(world, session.business, reference)
      const address = cancelAddress(session.transaction)
      if (address) return reply.redirect(address, 303)
      return show(reply, messagePage('Payment cancelled', 'Nothing was paid.'), session)
    }),
  )
}

/** The question of the bank where there is one, else the chosen way to pay. */
function showPage(session: CheckoutSession, query: Fields, reply: FastifyReply) {
  const wanted = asText(query.method)
  if (session.cardInProgress && !wanted) return showStep(session, reply)
  const method = session.methods.find((name) => name === wanted) ?? session.methods[0] ?? 'card'
  return showMethod(session, method, reply, filledIn(asText(query.fill), session.now))
}

function showMethod(
  session: CheckoutSession,
  method: Method,
  reply: FastifyReply,
  form: Fields = {},
  error?: FieldError,
) {
  const panel = panelFor(session, method, form, error)
  const below = method === 'card' ? testCardList(session, asText(form.number)) : undefined
  return show(reply, paymentPage(session, method, panel, below), session)
}

function showCardError(session: CheckoutSession, form: Fields, error: FieldError, reply: FastifyReply) {
  return showMethod(session, 'card', reply.code(422), { ...form, cvv: undefined }, error)
}

function showStep(session: CheckoutSession, reply: FastifyReply, error?: FieldError) {
  const step = session.cardInProgress?.remaining[0] ?? 'pin'
  return show(reply, paymentPage(session, 'card', stepPanel(session, step, error)), session)
}

/** A test card, ready to send. */
function filledIn(number: string | undefined, today: Date): Fields {
  const card = findTestCard(number ?? '')
  const year = (today.getUTCFullYear() + 4) % 100
  return card ? { number: card.number, expiry: `12/${year}`, cvv: card.cvv } : {}
}

/** Paid: off to the callback. Otherwise back to the page, which shows the next question or what went wrong. */
async function moveOn(
  world: World,
  session: CheckoutSession,
  progress: Progress,
  reply: FastifyReply,
  method?: Method,
) {
  const fresh = findSession(world, session.transaction.access_code) ?? session
  if (fresh.state !== 'paid') {
    return reply.redirect(pathOf(session, method ? `?method=${method}` : ''), 303)
  }
  const { webhooks } = faultsFor(world, session.business, session.transaction.reference)
  if (progress.deliveryId && webhooks === 'before_answer') await world.dispatcher.deliver(progress.deliveryId)
  const address = callbackAddress(session.transaction)
  if (address) return reply.redirect(address, 303)
  const amount = money(fresh.transaction.amount)
  return show(
    reply,
    messagePage('Payment successful', `${amount} was paid to ${session.business.name}.`),
    session,
  )
}

/** Nothing foreign may run or load; forms may end where this payment's own addresses lead. */
function show(reply: FastifyReply, page: string, session?: CheckoutSession) {
  const targets = ["'self'", ...(session ? returnOrigins(session.transaction) : [])].join(' ')
  const policy = `default-src 'none'; style-src ${styleHash}; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`
  return reply
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page)
}
