import { randomUUID } from 'node:crypto'
import type { Services } from '../platform/services.ts'
import type { payerAt } from '../testing/payer.ts'
import type { Dice } from './dice.ts'
import type { Answer, Tenant } from './tenant.ts'
import type { Debt } from './town.ts'
import { until } from './until.ts'

const WAYS = ['after', 'after', 'after', 'before', 'never', 'declined', 'declined_then_pays', 'cancels_then_pays'] as const
export type Way = (typeof WAYS)[number]

export type Outcome = { way: Way; answer: Answer; reference: string | null }

type Setting = {
  services: Services
  payer: ReturnType<typeof payerAt>
  tenant: Tenant
  /** How long anything may take, in seconds. */
  patience: number
}

/** The life of one payment, as its dice say: begun with one key, paid or not, asked about now and then. */
export async function pay(setting: Setting, debt: Debt, dice: Dice): Promise<Outcome> {
  const { tenant, payer } = setting
  const way = dice.pick(WAYS)
  const key = randomUUID()
  const isImpatient = dice.happens(0.15)
  const asksAgain = dice.between(0, 2)
  const amount = dice.happens(0.05) ? { amount: Math.max(5_000, debt.amount - dice.between(1, 4_000)) } : {}
  const body = {
    amount: debt.amount,
    transaction_type: 'RENT_PAYMENT',
    property_unit_id: debt.unit_id,
    charge_ids: debt.charge_ids,
  }
  const begin = () => tenant.ask('/payments/initialize', body, { key })
  const beginning = isImpatient ? Promise.all([begin(), begin()]).then(([first]) => first) : begin()
  const early = way === 'before' ? payAsSoonAsKnown(setting, debt, amount) : null
  const [answer, paidEarly] = await Promise.all([beginning, early])
  const reference = typeof answer.body.reference === 'string' ? answer.body.reference : paidEarly
  if (!reference || answer.status !== 201) return { way, answer, reference }

  if (way === 'declined' || way === 'declined_then_pays') await payer.isDeclined(reference)
  if (way === 'declined_then_pays' && dice.happens(0.5)) await tenant.ask('/payments/verify', { reference })
  if (way === 'cancels_then_pays') {
    const path = `/payments/${answer.body.payment_id}/cancel`
    await tenant.ask(path, { reason: 'Changed my mind' }, { method: 'PATCH' })
  }
  if (way.endsWith('pays') || way === 'after') await payer.pays(reference, amount)
  await Promise.all(Array.from({ length: asksAgain }, () => tenant.ask('/payments/verify', { reference })))
  return { way, answer, reference }
}

/** Pays at the provider's page before the tenant's phone has had its answer. */
function payAsSoonAsKnown({ services, payer, patience }: Setting, debt: Debt, amount: object): Promise<string> {
  return until(
    'the provider knows the payment',
    async () => {
      const begun = await services.transaction('system', (tx) =>
        tx
          .selectFrom('payment')
          .innerJoin('allocation', 'allocation.payment_id', 'payment.id')
          .select('payment.reference')
          .where('allocation.charge_id', 'in', debt.charge_ids)
          .where('payment.status', 'in', ['PENDING', 'PROCESSING'])
          .executeTakeFirst(),
      )
      if (!begun) return null
      await payer.pays(begun.reference, amount)
      return begun.reference
    },
    patience,
    20,
  )
}
