import type { Business } from '../businesses/business.ts'
import { findTestCard, otp } from '../checkout/test-cards.ts'
import { saveCard, saveOneTimePayment } from '../customers/authorization.ts'
import { parseJson } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { checkoutAddress } from '../transactions/initialize-transaction.ts'
import { presentCharge } from '../transactions/present-charge.ts'
import { recordFailure, recordSuccess } from '../transactions/record-outcome.ts'
import { findByReference, getByReference, type Transaction } from '../transactions/transaction.ts'
import type { World } from '../world.ts'

export type Step = 'pin' | 'otp' | 'phone' | 'birthday' | 'address' | 'url'
export type Waiting = { channel: string; steps: Step[]; card?: string }

const questions = {
  otp: 'Please enter the OTP sent to your phone',
  pin: undefined,
  phone: 'Please enter your phone number',
  birthday: 'Please enter your date of birth',
  address: 'Please enter your billing address',
}

/** Asks for what is missing, or ends the charge where nothing is. */
export function goOn(world: World, business: Business, transaction: Transaction, waiting: Waiting): object {
  const { reference } = transaction
  const [step] = waiting.steps
  world.db.update('transactions', transaction.id, {
    next_step: step ? JSON.stringify(waiting) : null,
    // The bank's page is the one that the checkout shows for such a card.
    ...(step === 'url' && { step: cardOnPage(waiting) }),
  })
  if (step === 'url')
    return { reference, status: 'open_url', url: checkoutAddress(world, transaction.access_code) }
  if (step) {
    const display_text = questions[step]
    return { reference, status: `send_${step}`, ...(display_text && { display_text }) }
  }
  const refusal = findTestCard(waiting.card ?? '')?.refusal
  if (refusal) {
    recordFailure(world, business, reference, waiting.channel, refusal)
    return { reference, status: 'failed', message: refusal }
  }
  recordSuccess(world, business, reference, {
    amount: transaction.requested_amount,
    channel: waiting.channel,
    authorizationId: keepWay(world, business, transaction, waiting),
    gatewayResponse: 'Approved',
  })
  return presentCharge(world, getByReference(world, business, reference))
}

function cardOnPage({ card }: Waiting): string {
  return JSON.stringify({ number: card, expMonth: '12', expYear: '2030', remaining: ['bank'] })
}

function keepWay(world: World, business: Business, { customer_id }: Transaction, waiting: Waiting): number {
  const card = findTestCard(waiting.card ?? '')
  if (!card) return saveOneTimePayment(world, business, customer_id, waiting.channel)
  const { number, reusable } = card
  return saveCard(world, business, customer_id, { number, expMonth: '12', expYear: '2030', reusable })
}

/** Takes the payer's answer to what was asked last. A wrong one ends the charge. */
export function submit(
  world: World,
  business: Business,
  reference: string,
  step: Step,
  given: string | undefined,
): object {
  const transaction = findCharge(world, business, reference)
  const waiting = transaction.next_step ? (parseJson(transaction.next_step) as Waiting) : undefined
  if (!waiting || waiting.steps[0] !== step) throw invalid('Transaction reference is invalid')
  return world.db.transaction(() => {
    if (fits(step, given, waiting)) {
      return goOn(world, business, transaction, { ...waiting, steps: waiting.steps.slice(1) })
    }
    world.db.update('transactions', transaction.id, { next_step: null })
    recordFailure(world, business, reference, waiting.channel, 'Declined')
    return { reference, status: 'failed', message: 'Declined' }
  })
}

export function findCharge(world: World, business: Business, reference: string): Transaction {
  const found = findByReference(world, business, reference)
  if (!found) throw invalid('Transaction reference is invalid')
  return found
}

const birthdays = ['2007-04-15', '1999-10-14']

function fits(step: Step, given: string | undefined, { card }: Waiting): boolean {
  switch (step) {
    case 'pin':
      return given === findTestCard(card ?? '')?.pin
    case 'otp':
      return given === otp
    case 'birthday':
      return birthdays.includes(given ?? '')
    case 'phone':
      return /^\+?\d{10,15}$/.test(given ?? '')
    default:
      return Boolean(given)
  }
}
