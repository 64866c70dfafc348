import type { BankAccountChange } from '@gida/contract/domains/transfers/account'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { accountsLike, refuseUnlessRun } from './add-bank-account.ts'
import { type BankAccountRow, getBankAccount, getClientsAccount } from './bank-accounts.ts'
import { servedEstates, showToTenants } from './served-estates.ts'

/**
 * Changes which other estates use an account, and whether tenants see it. Estates that the actor does not run are left
 * alone, and past postings stay.
 */
export async function updateBankAccount(
  tx: Tx,
  actor: Actor,
  id: string,
  { also_estate_ids, is_retired }: BankAccountChange,
): Promise<BankAccountRow> {
  // Serialises concurrent changes.
  await tx.selectFrom('bank_account').select('id').where('id', '=', id).forUpdate().execute()
  const account = await getClientsAccount(tx, actor, id)
  await requireStepUp(tx, actor)
  if (also_estate_ids) await serveOnly(tx, actor, account, also_estate_ids)
  if (is_retired !== undefined && is_retired !== (account.retired_at !== null)) {
    const retired_at = is_retired ? tx.now : null
    await tx.updateTable('bank_account').set({ retired_at }).where('id', '=', id).execute()
    if (!is_retired) await showToTenants(tx, account, await servedEstates(tx, id), actor.user_id)
  }
  return getBankAccount(tx, id)
}

async function serveOnly(
  tx: Tx,
  actor: Actor,
  account: BankAccountRow,
  also_estate_ids: readonly string[],
): Promise<void> {
  const wanted = new Set([account.estate_id, ...also_estate_ids])
  const present = await servedEstates(tx, account.id)
  const added = [...wanted].filter((estate_id) => !present.includes(estate_id))
  const gone = present.filter((estate_id) => !wanted.has(estate_id))
  if (added.length > 0) {
    if (account.retired_at)
      throw new Problem('ILLEGAL_STATE', {
        message: 'This account is retired. Show it again, then add estates to it.',
      })
    await refuseUnlessRun(tx, actor, added)
    const twin = accountsLike(tx, account.account_number).where('served.estate_id', 'in', added)
    if (await twin.executeTakeFirst()) throw problem('BANK_ACCOUNT_KNOWN')
    await showToTenants(tx, account, added, actor.user_id)
  }
  if (gone.length > 0)
    await tx
      .updateTable('bank_account_estate')
      .set({ removed_at: tx.now })
      .where('bank_account_id', '=', account.id)
      .where('estate_id', 'in', gone)
      .execute()
}
