import type { ExpenseDraft } from '@gida/contract/domains/books/fund'
import { lagosDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { account, lockBooks, postJournal, refuseOldDay } from '../../ledger/index.ts'
import { refuseMoreThanInHand } from '../../payments/index.ts'
import { fundHeldByDispute } from '../../refunds/index.ts'
import { refuseOthers } from '../refuse-others.ts'
import { lockAccount, storedBalance } from './fund-balance.ts'

/**
 * Records an expense of the fund. Spending more than it has, without disputed amounts, is the manager's advance and must be
 * confirmed.
 */
export async function recordExpense(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  wanted: ExpenseDraft,
): Promise<{ id: string }> {
  await refuseOthers(tx, actor, estate_id)
  if (wanted.spent_on > lagosDay(tx.now)) throw problem('DAY_TO_COME')
  refuseOldDay(tx.now, wanted.spent_on, 'spent_on')

  await elevateToSystem(tx)
  const { advanced, ...draft } = wanted
  await lockBooks(tx, [estate_id]) // also taken when vendors are paid from the fund
  const advanced_amount = await missingIn(tx, estate_id, wanted)
  if (advanced_amount > 0 && !advanced) throw tooSmall(wanted.amount - advanced_amount)
  if (wanted.paid_from === 'CASH') {
    const hint = 'Pay the rest from the bank.'
    await refuseMoreThanInHand(tx, { estate_id, holder: actor.user_id }, wanted.amount, hint)
  }

  const expense = await tx
    .insertInto('fund_expense')
    .values({ ...draft, estate_id, advanced_amount, recorded_by: actor.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await postJournal(tx, {
    key: `expense:${expense.id}:recorded`,
    estate_id,
    memo: `${wanted.description}, ${wanted.vendor}`,
    entries: [
      [account.fund(estate_id), wanted.amount],
      [wanted.paid_from === 'CASH' ? account.cash(actor.user_id) : account.trust, -wanted.amount],
    ],
  })
  return expense
}

/** The part of the amount that the fund does not have. */
async function missingIn(tx: Tx, estate_id: string, { amount }: ExpenseDraft): Promise<number> {
  const code = account.fund(estate_id)
  await lockAccount(tx, code)
  const balance = -(await storedBalance(tx, { estate_id, code }))
  const left = balance - (await advancedByFund(tx, estate_id)) - (await fundHeldByDispute(tx, estate_id))
  return amount - Math.min(amount, Math.max(0, left))
}

/** Advances from the fund to vendors that were not set off against bills: still in the account, but already paid out. */
async function advancedByFund(tx: Tx, estate_id: string): Promise<number> {
  const { rows } = await sql<{ advanced: number }>`
    select greatest(0, (select coalesce(sum(amount), 0) from vendor_payment
        where estate_id = ${estate_id} and bearer = 'FUND' and kind = 'ADVANCE' and voided_at is null)
      - (select coalesce(sum(advance_amount), 0) from vendor_bill
        where estate_id = ${estate_id} and bearer = 'FUND' and voided_at is null))::bigint as advanced`.execute(
    tx,
  )
  return rows[0]?.advanced ?? 0
}

function tooSmall(left: number): Problem {
  return new Problem('FUND_TOO_SMALL', {
    message: `The fund has ${formatNaira(left)} to spend. Spend no more than that, or say that the manager advances the rest.`,
    details: { left },
  })
}
