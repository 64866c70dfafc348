import { divideAmong } from '../money/divide-among.ts'
import type { Value } from '../store/database.ts'
import type { Transaction } from '../transactions/transaction.ts'
import type { World } from '../world.ts'
import { membersOf, type Split } from './split.ts'

/** Writes what each member of the group gets of a payment. Answers with the main account's part. */
export function shareAmong(
  world: World,
  transaction: Transaction,
  split: Split,
  amount: number,
  fees: number,
): Record<string, Value> {
  const members = membersOf(world, split.id)
  const division = divideAmong(amount, fees, {
    type: split.type,
    bearer: split.bearer_type,
    bearerId: members.find((one) => one.subaccount_code === split.bearer_subaccount)?.id ?? null,
    members,
  })
  for (const { id, gross, fee } of division.members) {
    world.db.insert('split_shares', { transaction_id: transaction.id, subaccount_id: id, gross, fee })
  }
  const net = division.members.reduce((sum, { gross, fee }) => sum + gross - fee, 0)
  return {
    fees,
    fees_split: JSON.stringify({
      paystack: fees,
      integration: division.main.gross - division.main.fee,
      subaccount: net,
      params: { bearer: split.bearer_type, transaction_charge: '', percentage_charge: '' },
    }),
    main_gross: division.main.gross,
    main_fee: division.main.fee,
  }
}

/** As a paid transaction shows its group: the formula, and what came of it. */
export function presentDivision(world: World, transaction: Transaction, split: Split) {
  const members = membersOf(world, split.id)
  const shares = world.db.all<{ subaccount_id: number; gross: number; fee: number }>(
    'select * from split_shares where transaction_id = ? order by id',
    transaction.id,
  )
  const codeOf = (id: number) => members.find((member) => member.id === id)?.subaccount_code
  const paid = shares.map(({ subaccount_id, gross, fee }) => ({
    amount: gross - fee,
    subaccount_code: codeOf(subaccount_id),
    id: subaccount_id,
  }))
  const given = paid.reduce((sum, { amount }) => sum + amount, 0)
  const fees = transaction.fees ?? 0
  const total = members.reduce((sum, { share }) => sum + share, 0)
  return {
    id: split.id,
    name: split.name,
    split_code: split.split_code,
    formula: {
      type: split.type,
      bearer_type: split.bearer_type,
      subaccounts: members.map(({ share, subaccount_code, id, business_name }) => ({
        share,
        subaccount_code,
        id,
        name: business_name,
      })),
      integration: split.type === 'percentage' ? 100 - total : transaction.amount - total,
    },
    shares: { paystack: fees, subaccounts: paid, integration: transaction.amount - fees - given },
  }
}
