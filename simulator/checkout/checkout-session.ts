import { type Business, businessTime, getBusiness } from '../businesses/business.ts'
import { getCustomer } from '../customers/customer.ts'
import { parseJson } from '../http/loose-values.ts'
import { findByAccessCode, type Transaction } from '../transactions/transaction.ts'
import type { World } from '../world.ts'
import type { Step } from './test-cards.ts'

export const methods = ['card', 'bank_transfer', 'ussd', 'bank'] as const
export type Method = (typeof methods)[number]

/** A card that still waits for something of its holder. */
export type CardInProgress = { number: string; expMonth: string; expYear: string; remaining: Step[] }

/** What the page knows about the payment in front of it. */
export type CheckoutSession = {
  transaction: Transaction
  business: Business
  email: string
  methods: Method[]
  cardInProgress: CardInProgress | undefined
  state: 'open' | 'paid' | 'expired'
  now: Date
}

const smallestTransfer = 10_000

export function findSession(world: World, accessCode: string): CheckoutSession | undefined {
  const transaction = findByAccessCode(world, accessCode)
  if (!transaction) return undefined
  const business = getBusiness(world, transaction.business_id)
  const now = businessTime(world, business)
  return {
    transaction,
    business,
    email: getCustomer(world, transaction.customer_id).email,
    methods: methodsOf(transaction),
    cardInProgress: transaction.step ? (parseJson(transaction.step) as CardInProgress) : undefined,
    state: stateOf(transaction, business, now),
    now: new Date(now),
  }
}

function stateOf(transaction: Transaction, business: Business, now: number) {
  if (transaction.status === 'success' || transaction.status === 'reversed') return 'paid'
  const lifetime = business.session_timeout * 1000
  return lifetime > 0 && now - transaction.created_at > lifetime ? 'expired' : 'open'
}

/** The ways the business allows, or all of them where it allows none that this page has. */
function methodsOf(transaction: Transaction): Method[] {
  const allowed = parseJson(transaction.channels) as string[]
  const possible = methods.filter(
    (method) => method !== 'bank_transfer' || transaction.requested_amount >= smallestTransfer,
  )
  const wanted = possible.filter((method) => allowed.includes(method))
  return wanted.length > 0 ? wanted : possible
}
