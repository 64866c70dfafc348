import { saveCard } from '../customers/authorization.ts'
import { asText, type Fields } from '../http/loose-values.ts'
import { recordFailure, recordStep, recordSuccess } from '../transactions/record-outcome.ts'
import type { World } from '../world.ts'
import type { CardInProgress, CheckoutSession } from './checkout-session.ts'
import { findTestCard, otp, type Step, type TestCard } from './test-cards.ts'

export type FieldError = { field: string; message: string }

/** Either something to put right on the form, or the way on; `deliveryId` is there when it was paid. */
export type Progress = { error?: FieldError; deliveryId?: number | undefined }

/** Takes the card form. Cards that are none of the test cards are not let in, so no real one is ever kept. */
export function payByCard(world: World, session: CheckoutSession, form: Fields, ip: string): Progress {
  const card = findTestCard(asText(form.number) ?? '')
  if (!card) return { error: { field: 'number', message: 'Use one of the test cards below.' } }
  const expiry = readExpiry(asText(form.expiry) ?? '', session.now.getTime())
  if (!expiry) return { error: { field: 'expiry', message: 'Enter a future date as MM/YY.' } }
  if (asText(form.cvv) !== card.cvv) {
    return { error: { field: 'cvv', message: `The CVV of this test card is ${card.cvv}.` } }
  }
  return advance(world, session, { number: card.number, ...expiry, remaining: card.steps }, ip)
}

/** Takes the answer to what the bank asked last. */
export function answerStep(world: World, session: CheckoutSession, form: Fields, ip: string): Progress {
  const inProgress = session.cardInProgress
  const [step, ...remaining] = inProgress?.remaining ?? []
  const card = findTestCard(inProgress?.number ?? '')
  if (!inProgress || !step || !card) return {}
  if (step === 'bank' && form.decision === 'decline') {
    recordFailure(world, session.business, session.transaction.reference, 'card', 'Declined')
    return {}
  }
  const message = objection(card, step, asText(form.answer) ?? '')
  if (message) return { error: { field: 'answer', message } }
  return advance(world, session, { ...inProgress, remaining }, ip)
}

function objection(card: TestCard, step: Step, answer: string): string | undefined {
  if (step === 'pin' && answer !== card.pin) return `Wrong PIN. This test card’s PIN is ${card.pin}.`
  if (step === 'otp' && answer !== otp) return `Wrong code. The test code is ${otp}.`
  if (step === 'phone' && !/^\+?[\d\s-]{10,16}$/.test(answer))
    return 'Enter a phone number of at least 10 digits.'
  return undefined
}

function advance(world: World, session: CheckoutSession, card: CardInProgress, ip: string): Progress {
  const { business, transaction } = session
  const { reference } = transaction
  if (card.remaining.length > 0) {
    recordStep(world, business, reference, 'card', card)
    return {}
  }
  const testCard = findTestCard(card.number)
  if (testCard?.refusal) {
    recordFailure(world, business, reference, 'card', testCard.refusal)
    return {}
  }
  return world.db.transaction(() => {
    const kept = { ...card, reusable: testCard?.reusable ?? false }
    const authorizationId = saveCard(world, business, transaction.customer_id, kept)
    const amount = transaction.requested_amount
    const payment = { amount, channel: 'card', authorizationId, ipAddress: ip }
    return { deliveryId: recordSuccess(world, business, reference, payment) }
  })
}

function readExpiry(text: string, now: number): { expMonth: string; expYear: string } | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(text) ?? []
  if (!month || !year) return undefined
  const endOfMonth = Date.UTC(2000 + Number(year), Number(month))
  return endOfMonth > now ? { expMonth: month.padStart(2, '0'), expYear: `20${year}` } : undefined
}
