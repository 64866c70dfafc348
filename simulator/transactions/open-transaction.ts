import { type Business, businessTime } from '../businesses/business.ts'
import { customerOfEmail } from '../customers/customer.ts'
import { invalid } from '../http/wire-error.ts'
import { getPlan } from '../plans/plan.ts'
import { getSplit, type Split } from '../splits/split.ts'
import { createSplit } from '../splits/write-split.ts'
import { randomCode } from '../store/codes.ts'
import type { Value } from '../store/database.ts'
import { getSubaccount } from '../subaccounts/subaccount.ts'
import type { World } from '../world.ts'
import type { WantedTransaction } from './read-initialize.ts'
import { findByReference, getByReference, type Transaction } from './transaction.ts'

/** Writes down a transaction that nobody has paid yet. Part of a database transaction. */
export function openTransaction(
  world: World,
  business: Business,
  wanted: WantedTransaction,
  more: Record<string, Value> = {},
): Transaction {
  const reference = wanted.reference ?? randomCode(10)
  if (findByReference(world, business, reference)) {
    const nextStep = 'Try and create the Transaction or Charge with a new reference'
    throw invalid('Duplicate Transaction Reference', 'duplicate_reference', nextStep)
  }
  const subaccount = wanted.subaccount ? getSubaccount(world, business, wanted.subaccount) : undefined
  const plan = wanted.plan ? getPlan(world, business, wanted.plan.code) : undefined
  const amount = plan?.amount ?? wanted.amount // the plan's amount wins
  world.db.insert('transactions', {
    business_id: business.id,
    customer_id: customerOfEmail(world, business, wanted.email).id,
    subaccount_id: subaccount?.id ?? null,
    reference,
    access_code: randomCode(15),
    split_id: wanted.split ? splitOf(world, business, wanted.split).id : null,
    plan_id: plan?.id ?? null,
    requested_amount: amount,
    amount,
    currency: wanted.currency,
    callback_url: wanted.callback_url,
    channels: JSON.stringify(wanted.channels),
    metadata: wanted.metadata,
    label: wanted.label,
    transaction_charge: wanted.transaction_charge,
    bearer: wanted.bearer,
    created_at: businessTime(world, business),
    ...more,
  })
  return getByReference(world, business, reference)
}

function splitOf(world: World, business: Business, wanted: NonNullable<WantedTransaction['split']>): Split {
  return 'code' in wanted
    ? getSplit(world, business, wanted.code)
    : createSplit(world, business, wanted.dynamic, true)
}
