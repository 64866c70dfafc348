import { randomUUID } from 'node:crypto'
import type { Dice } from './dice.ts'
import { forge } from './forge.ts'
import type { Debt } from './portfolio.ts'
import { applyRefund } from './refund.ts'
import { ask, type Outcome, type Setting, WAYS } from './setting.ts'
import { until } from './until.ts'

/** Faults of webhooks about a payment; the simulator's names. */
const WEBHOOKS = [
  'normal',
  'duplicate',
  'drop',
  'reorder',
  'delay',
  'bad_signature',
  'before_answer',
  'reserialised',
] as const
/** Unusual formats in the provider's responses. */
const SHAPES = ['fees_null', 'text_amounts', 'metadata_zero', 'unknown_keys'] as const
const FAULT_SECONDS = 5
const LOOK_EVERY_MS = 50
const ALIVE = ['PENDING', 'PROCESSING', 'COMPLETED']
const GIVEN_BACK = 0.25

/** The life of one payment, as its dice decide: started with one key, paid or not, polled now and then, refunded. */
export async function pay(setting: Setting, debt: Debt, dice: Dice): Promise<Outcome[]> {
  const { steps } = setting
  const tenant = setting.phoneOf(debt.email)
  const way = dice.pick(WAYS)
  const isImpatient = dice.happens(0.15)
  const asksAgain = dice.between(0, 2)
  const payment: Paid = { webhooks: dice.pick(WEBHOOKS), shapes: [], more: {} }
  if (dice.happens(0.05)) payment.more = { amount: Math.max(5_000, debt.amount - dice.between(1, 4_000)) }
  if (dice.happens(0.3)) payment.shapes = [dice.pick(SHAPES)]
  const key = randomUUID()
  const body = {
    amount: debt.amount,
    transaction_type: 'RENT_PAYMENT',
    property_unit_id: debt.unit_id,
    charge_ids: debt.charge_ids,
  }
  const beginning = ask(() => tenant.ask('/payments/initialize', body, { key }), isImpatient)
  const early = way === 'before' ? payAsSoonAsKnown(setting, debt, payment) : null
  const [answer, paidEarly] = await Promise.all([beginning, early])
  steps.take()
  const reference = typeof answer.body.reference === 'string' ? answer.body.reference : paidEarly
  const paid: Outcome = { act: 'paid', way, answer, reference }
  if (!reference || answer.status !== 201) return [paid]

  // A person sent to a checkout pays there, even if they paid before.
  const isLedOn = early !== null && reference !== paidEarly && answer.body.authorization_url !== null
  if (isLedOn) await payAt(setting, reference, payment)
  if (way === 'never') return [paid, await forge(setting, reference, debt.amount)]
  if (way === 'declined' || way === 'declined_then_pays') await declineAt(setting, reference)
  if (way === 'declined_then_pays' && dice.happens(0.5)) await tenant.ask('/payments/verify', { reference })
  if (way === 'cancels_then_pays') {
    const path = `/payments/${answer.body.payment_id}/cancel`
    await tenant.ask(path, { reason: 'Changed my mind' }, { method: 'PATCH' })
  }
  const pays = way.endsWith('pays') || way === 'after' || way === 'on_every_page'
  if (way === 'on_every_page') await payEveryPage(setting, debt, payment)
  else if (pays) await payAt(setting, reference, payment)
  await Promise.all(Array.from({ length: asksAgain }, () => tenant.ask('/payments/verify', { reference })))
  if (!pays || !dice.happens(GIVEN_BACK)) return [paid]
  return [paid, ...(await applyRefund(setting, debt, reference, dice))]
}

type Paid = {
  webhooks: (typeof WEBHOOKS)[number]
  shapes: (typeof SHAPES)[number][]
  more: { amount?: number }
}

async function payAt(
  { payer, steps }: Setting,
  reference: string,
  { webhooks, shapes, more }: Paid,
): Promise<void> {
  await payer.faults({ reference, webhooks, faults: shapes, seconds: FAULT_SECONDS })
  await payer.pays(reference, more)
  steps.take()
}

/** Pays at every checkout opened for a debt, as a person with two tabs does, or two people of one home. */
async function payEveryPage(setting: Setting, debt: Debt, payment: Paid): Promise<void> {
  const find = () => setting.begunFor(debt.charge_ids)
  const begun = await until('the database is back', find, setting.isOver, LOOK_EVERY_MS)
  for (const reference of new Set(begun.map((one) => one.reference))) {
    await payAt(setting, reference, payment).catch((error: Error) => {
      if (!error.message.includes('transaction_not_found')) throw error // it never reached the provider
    })
  }
}

/** A payment made while the checkout was opened cannot be declined. */
async function declineAt({ payer }: Setting, reference: string): Promise<void> {
  await payer.isDeclined(reference).catch((error: Error) => {
    if (!error.message.includes('transaction_paid')) throw error
  })
}

/** Pays at the checkout before the tenant's client has its response. */
function payAsSoonAsKnown(setting: Setting, debt: Debt, payment: Paid): Promise<string> {
  const find = async () => {
    const begun = (await setting.begunFor(debt.charge_ids)).find(({ status }) => ALIVE.includes(status))
    if (!begun) return null
    await payAt(setting, begun.reference, payment) // refused until the provider knows the reference
    return begun.reference
  }
  return until('the provider knows the payment', find, setting.isOver, LOOK_EVERY_MS)
}
