import type { Deposit, DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { type DepositAction, shareDeposit, uncontestedOf } from '@gida/contract/domains/deposits/rules'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { nameMatches } from '../../platform/names/same-person.ts'
import { clocksOf } from './deposit-clock.ts'
import { mayDo } from './policy.ts'
import { type DepositRow, getDeductions, getDepositRow, getParts, outstandingOf } from './queries.ts'

type Clock = Deposit['clock']

export function presentDeposit(row: DepositRow, clock: Clock): Deposit {
  const { id, estate_id, unit_id, unit_label, tenant_name, state, held, last_day, lease_status } = row
  const tenant_id = row.tenant_id ?? id
  return {
    id,
    estate_id,
    unit_id,
    unit_label,
    tenant_id,
    tenant_name,
    state,
    held,
    left: state === 'SETTLED' ? (row.to_return ?? 0) : held,
    last_day,
    lease_status,
    clock,
  }
}

/** One deposit with its deductions and what the actor may do. */
export async function getDeposit(tx: Tx, actor: Actor, lease_id: string): Promise<DepositDetail> {
  const row = await getDepositRow(tx, lease_id)
  const [deductions, outstanding, clocks, parts] = await Promise.all([
    getDeductions(tx, lease_id),
    outstandingOf(tx, lease_id),
    clocksOf(tx, [row]),
    getParts(tx, lease_id),
  ])
  const deducted = deductions.reduce((sum, one) => sum + one.amount, 0)
  const planned = shareDeposit(row.held, deducted, row.to_arrears ?? 0, outstanding)
  const uncontested = row.proposed_at ? uncontestedOf(row.held, deducted, row.to_arrears ?? 0) : 0
  const can = (action: DepositAction) => mayDo(actor, action, row)
  const isSettled = row.settled_at !== null
  return {
    ...presentDeposit(row, clocks.get(lease_id) ?? null),
    landlord_name: row.landlord_name,
    outstanding,
    deductions,
    to_arrears: (isSettled ? row.to_arrears : planned?.to_arrears) ?? 0,
    to_return: (isSettled ? row.to_return : planned?.to_return) ?? 0,
    uncontested,
    parts,
    note: row.note,
    proposed_at: row.proposed_at?.toISOString() ?? null,
    answer:
      row.agreed !== null && row.answered_at
        ? { agreed: row.agreed, words: row.answer_words, at: row.answered_at.toISOString() }
        : null,
    account:
      row.bank_name && row.account_number && row.account_name
        ? {
            ...{
              bank_name: row.bank_name,
              account_number: row.account_number,
              account_name: row.account_name,
            },
            name_matches: nameMatches(row.account_name, row.tenant_name),
          }
        : null,
    settled_at: row.settled_at?.toISOString() ?? null,
    returned:
      row.returned_on && row.bank_reference
        ? { on: row.returned_on, bank_reference: row.bank_reference, amount: row.to_return ?? 0 }
        : null,
    can: {
      propose: can('propose'),
      answer: can('answer'),
      name_account: can('name_account') && row.held + (row.to_return ?? 0) > 0,
      settle: can('settle'),
      return: can('return'),
      return_part: can('return_part') && uncontested > 0,
    },
  }
}
