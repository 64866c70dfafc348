import { randomUUID } from 'node:crypto'
import type { Services } from '../platform/services.ts'
import type { payerAt } from '../testing/payer.ts'
import type { Dice } from './dice.ts'
import type { Steps } from './steps.ts'
import type { Answer, Tenant } from './tenant.ts'
import type { Debt } from './town.ts'
import { until } from './until.ts'

const WAYS = [
  'after',
  'after',
  'after',
  'before',
  'never',
  'declined',
  'declined_then_pays',
  'cancels_then_pays',
] as const
export type Way = (typeof WAYS)[number]

/** What becomes of the provider's word about a payment. The simulator's own names. */
const WEBHOOKS = [
  'normal',
  'duplicate',
  'drop',
  'reorder',
  'delay',
  'bad_signature',
  'before_answer',
] as const
const WEBHOOK_FAULT_SECONDS = 5

export type Outcome = { way: Way; answer: Answer; reference: string | null }

export type Setting = {
  services: Services
  payer: ReturnType<typeof payerAt>
  tenant: Tenant
  steps: Steps
  /** How long anything may take, in seconds. */
  patience: number
}

/** The life of one payment, as its dice say: begun with one key, paid or not, asked about now and then. */
export async function pay(setting: Setting, debt: Debt, dice: Dice): Promise<Outcome> {
  const { tenant, payer, steps } = setting
  const way = dice.pick(WAYS)
  const key = randomUUID()
  const isImpatient = dice.happens(0.15)
  const asksAgain = dice.between(0, 2)
  const payment: Paid = { webhooks: dice.pick(WEBHOOKS), more: {} }
  if (dice.happens(0.05)) payment.more = { amount: Math.max(5_000, debt.amount - dice.between(1, 4_000)) }
  const body = {
    amount: debt.amount,
    transaction_type: 'RENT_PAYMENT',
    property_unit_id: debt.unit_id,
    charge_ids: debt.charge_ids,
  }
  const begin = () => tenant.ask('/payments/initialize', body, { key })
  const beginning = isImpatient ? Promise.all([begin(), begin()]).then(([first]) => first) : begin()
  const early = way === 'before' ? payAsSoonAsKnown(setting, debt, payment) : null
  const [answer, paidEarly] = await Promise.all([beginning, early])
  steps.take()
  const reference = typeof answer.body.reference === 'string' ? answer.body.reference : paidEarly
  if (!reference || answer.status !== 201) return { way, answer, reference }

  if (way === 'declined' || way === 'declined_then_pays') await payer.isDeclined(reference)
  if (way === 'declined_then_pays' && dice.happens(0.5)) await tenant.ask('/payments/verify', { reference })
  if (way === 'cancels_then_pays') {
    const path = `/payments/${answer.body.payment_id}/cancel`
    await tenant.ask(path, { reason: 'Changed my mind' }, { method: 'PATCH' })
  }
  if (way.endsWith('pays') || way === 'after') await payAt(setting, reference, payment)
  await Promise.all(Array.from({ length: asksAgain }, () => tenant.ask('/payments/verify', { reference })))
  return { way, answer, reference }
}

type Paid = { webhooks: (typeof WEBHOOKS)[number]; more: { amount?: number } }

async function payAt({ payer, steps }: Setting, reference: string, { webhooks, more }: Paid): Promise<void> {
  await payer.faults({ reference, webhooks, seconds: WEBHOOK_FAULT_SECONDS })
  await payer.pays(reference, more)
  steps.take()
}

/** Pays at the provider's page before the tenant's phone has had its answer. */
function payAsSoonAsKnown(setting: Setting, debt: Debt, payment: Paid): Promise<string> {
  const find = async () => {
    const begun = await setting.services.transaction('system', (tx) =>
      tx
        .selectFrom('payment')
        .innerJoin('allocation', 'allocation.payment_id', 'payment.id')
        .select('payment.reference')
        .where('allocation.charge_id', 'in', debt.charge_ids)
        .where('payment.status', 'in', ['PENDING', 'PROCESSING'])
        .executeTakeFirst(),
    )
    if (!begun) return null
    await payAt(setting, begun.reference, payment) // refused until the provider knows the reference
    return begun.reference
  }
  return until('the provider knows the payment', find, setting.patience, 20)
}
