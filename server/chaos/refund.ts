import { randomUUID } from 'node:crypto'
import type { Dice } from './dice.ts'
import type { Debt } from './portfolio.ts'
import { ask, type Outcome, type Setting } from './setting.ts'
import { until } from './until.ts'

/** Outcome of a refund at the provider; the simulator's names. */
const ENDS = ['normal', 'normal', 'at_once', 'at_once', 'fail', 'needs_attention', 'stay_pending'] as const
/** How its webhooks are sent. */
const TOLD = ['normal', 'duplicate', 'reorder', 'before_answer', 'drop'] as const

/** Once a payment is known as paid, its manager refunds it: completely, partly, or in two or three concurrent parts. */
export async function applyRefund(
  setting: Setting,
  debt: Debt,
  reference: string,
  dice: Dice,
): Promise<Outcome[]> {
  const tenant = setting.phoneOf(debt.email)
  const find = async () => {
    const completed = await findCompleted(setting, reference)
    if (!completed) await tenant.ask('/payments/verify', { reference }) // a late payer checks, otherwise it would take an hour
    return completed
  }
  const { id, amount } = await until('the payment is completed', find, setting.isOver, 1_000)
  await setting.payer.faults({ reference, refunds: dice.pick(ENDS), webhooks: dice.pick(TOLD) })
  return askBack(setting, debt, { payment_id: id }, partsOf(amount, dice), dice)
}

const findCompleted = ({ services }: Setting, reference: string) =>
  services.transaction('system', (tx) =>
    tx
      .selectFrom('payment')
      .select(['id', 'amount'])
      .where('reference', '=', reference)
      .where('status', 'in', ['COMPLETED', 'REFUNDED'])
      .executeTakeFirst(),
  )

/** Undefined means all that is left. */
export function partsOf(amount: number, dice: Dice): (number | undefined)[] {
  const part = dice.between(1, Math.floor(amount / 2))
  const third = Math.max(1, Math.floor(amount / 3))
  const two = [part, dice.between(1, Math.floor(amount / 2))]
  return dice.pick<(number | undefined)[]>([[undefined], [part], two, [third, third, third]])
}

/** Requests each part with its own key until there is a response. */
export function askBack(
  { phoneOf, steps }: Setting,
  debt: Debt,
  { payment_id, way }: { payment_id: string; way?: 'CASH' | 'BANK_TRANSFER' },
  parts: readonly (number | undefined)[],
  dice: Dice,
): Promise<Outcome[]> {
  const manager = phoneOf(debt.manager)
  const still_owed = dice.happens(0.3)
  const isImpatient = dice.happens(0.3)
  const refundPart = async (amount: number | undefined): Promise<Outcome> => {
    const key = randomUUID()
    const reason = `Moved out ${key}`
    const body = {
      transaction_id: payment_id,
      reason,
      still_owed,
      ...(amount ? { amount } : {}),
      ...(way ? { way } : {}),
    }
    const answer = await ask(() => manager.ask('/payments/refunds', body, { key }), isImpatient)
    steps.take()
    return { act: 'refunded', reason, answer }
  }
  return Promise.all(parts.map(refundPart))
}
