import { randomUUID } from 'node:crypto'
import { type Dice, makeDice } from './dice.ts'
import { makeGate } from './gate.ts'
import { makePhone } from './phone.ts'
import { type Debt, makePortfolio } from './portfolio.ts'
import { type Stage, setStage } from './stage.ts'
import { until } from './until.ts'

const PARTS = 3
const AT_ONCE = 20
const PATIENCE_SECONDS = 180
const TOLD = ['normal', 'duplicate', 'reorder', 'before_answer'] as const

/**
 * Three concurrent partial refunds of each payment, all finished by the provider at once. Returns the delay in seconds until
 * each was completed here: maximum and 95th percentile. Nothing is killed.
 */
export async function timePartRefunds(folder: string, payments: number) {
  const dice = makeDice(payments)
  const stage = await setStage(folder, dice, 0)
  const gate = makeGate(AT_ONCE)
  try {
    const debts = await makePortfolio(stage.services, dice, payments)
    const ids = await Promise.all(debts.map((debt) => gate(() => payFor(stage, debt, dice))))
    await Promise.all(
      debts.flatMap((debt, index) =>
        Array.from({ length: PARTS }, () => gate(() => refundPart(stage, debt, ids[index] ?? ''))),
      ),
    )
    await until('every refund is finished', () => isNoneOpen(stage), PATIENCE_SECONDS)
    const lags = await lagsOf(stage)
    return {
      payments,
      refunds: lags.length,
      seconds_longest: lags.at(-1),
      seconds_95: lags[Math.floor(lags.length * 0.95)],
    }
  } finally {
    await stage.close()
  }
}

const phoneOf = ({ url }: Stage, email: string) => makePhone(url, email, () => false)

async function payFor(stage: Stage, debt: Debt, dice: Dice): Promise<string> {
  const tenant = phoneOf(stage, debt.email)
  const { amount, unit_id: property_unit_id, charge_ids } = debt
  const wanted = { amount, transaction_type: 'RENT_PAYMENT', property_unit_id, charge_ids }
  const { body } = await tenant.ask('/payments/initialize', wanted, { key: randomUUID() })
  const reference = String(body.reference)
  await stage.payer.pays(reference)
  await tenant.ask('/payments/verify', { reference })
  await stage.payer.faults({ reference, refunds: 'at_once', webhooks: dice.pick(TOLD) })
  return String(body.payment_id)
}

async function refundPart(stage: Stage, { manager, amount }: Debt, transaction_id: string): Promise<void> {
  const part = { transaction_id, reason: 'A part of it', amount: Math.floor(amount / PARTS) }
  const answer = await phoneOf(stage, manager).ask('/payments/refunds', part, { key: randomUUID() })
  if (answer.status !== 201) throw new Error(`A part was refused: ${JSON.stringify(answer)}`)
}

const refundsHere = ({ services }: Stage) =>
  services.transaction('system', (tx) =>
    tx.selectFrom('refund').select(['status', 'completed_at', 'provider_refund_id']).execute(),
  )

const isNoneOpen = async (stage: Stage) =>
  (await refundsHere(stage)).every(({ status }) => status === 'COMPLETED')

/** In seconds, ascending. */
async function lagsOf(stage: Stage): Promise<number[]> {
  const { refunds } = (await stage.payer.state()) as { refunds: { id: number; refunded_at: string }[] }
  const endedAt = new Map(refunds.map(({ id, refunded_at }) => [String(id), Date.parse(refunded_at)]))
  return (await refundsHere(stage))
    .map(({ completed_at, provider_refund_id }) => {
      const ended = endedAt.get(provider_refund_id ?? '') ?? Number.NaN
      return ((completed_at?.getTime() ?? Number.NaN) - ended) / 1000
    })
    .sort((a, b) => a - b)
}
