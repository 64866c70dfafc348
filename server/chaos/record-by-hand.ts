import { randomUUID } from 'node:crypto'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Dice } from './dice.ts'
import type { Debt } from './portfolio.ts'
import { askBack, partsOf } from './refund.ts'
import { ask, type Outcome, type Setting } from './setting.ts'

const GIVEN_BACK = 0.3
/** Kobo. Larger amounts are not paid in cash, so that payers stay below the legal cash limit of thirty days. */
const MOST_IN_CASH = 10_000_000

/** A cash payment or transfer recorded by a manager, with one key until there is a response; some are refunded. */
export async function recordByHand(setting: Setting, debt: Debt, dice: Dice): Promise<Outcome[]> {
  const manager = setting.phoneOf(debt.manager)
  const liked = dice.pick(['CASH', 'BANK_TRANSFER'] as const)
  const channel = debt.amount <= MOST_IN_CASH ? liked : 'BANK_TRANSFER'
  const isImpatient = dice.happens(0.3)
  const key = randomUUID()
  const body = {
    amount: debt.amount,
    channel,
    payment_date: lagosDay(new Date()),
    transaction_type: debt.transaction_type,
    property_unit_id: debt.unit_id,
    tenant_id: debt.tenant_id,
    charge_ids: debt.charge_ids,
    ...(channel === 'BANK_TRANSFER' ? { bank_reference: `TRF ${key}` } : {}),
  }
  const answer = await ask(() => manager.ask('/payments', body, { key }), isImpatient)
  setting.steps.take()
  const recorded: Outcome = { act: 'recorded', amount: debt.amount, answer }
  const payment_id = answer.body.id
  if (answer.status !== 201 || typeof payment_id !== 'string' || !dice.happens(GIVEN_BACK)) return [recorded]
  const parts = partsOf(debt.amount, dice)
  return [recorded, ...(await askBack(setting, debt, { payment_id, way: channel }, parts, dice))]
}
