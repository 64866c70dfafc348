import type { BankAccountDraft } from '@gida/contract/domains/transfers/account'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getEstate } from '../../estates/index.ts'
import { canManageTransfers } from '../policy.ts'
import { type BankAccountRow, getBankAccount } from './bank-accounts.ts'
import { runs, showToTenants } from './served-estates.ts'

/** Adds a bank account for clients' money, for one or more estates that the actor runs. */
export async function addBankAccount(
  tx: Tx,
  actor: Actor,
  { also_estate_ids, ...wanted }: BankAccountDraft,
): Promise<BankAccountRow> {
  const estate_ids = [...new Set([wanted.estate_id, ...also_estate_ids])]
  await refuseUnlessRun(tx, actor, estate_ids)
  await requireStepUp(tx, actor)
  if (await accountsLike(tx, wanted.account_number).executeTakeFirst()) throw problem('BANK_ACCOUNT_KNOWN')
  const made = await tx
    .insertInto('bank_account')
    .values({ ...wanted, created_by: actor.user_id })
    .onConflict((conflict) => conflict.columns(['estate_id', 'account_number']).doNothing())
    .returning(['id', 'estate_id'])
    .executeTakeFirst()
  if (!made) throw problem('BANK_ACCOUNT_KNOWN')
  await showToTenants(tx, made, estate_ids, actor.user_id)
  return getBankAccount(tx, made.id)
}

export async function refuseUnlessRun(tx: Tx, actor: Actor, estate_ids: readonly string[]): Promise<void> {
  if (!canManageTransfers(actor)) throw problem('PERMISSION_DENIED')
  for (const id of estate_ids) {
    const { is_managed } = await getEstate(tx, actor, id)
    if (!is_managed && actor.role !== 'ADMIN') throw problem('PERMISSION_DENIED')
  }
}

/** Accounts with this number in the actor's estates: a duplicate would hold each transfer twice. */
export const accountsLike = (tx: Tx, account_number: string) =>
  tx
    .selectFrom('bank_account')
    .innerJoin('bank_account_estate as served', 'served.bank_account_id', 'bank_account.id')
    .select('bank_account.id')
    .where('bank_account.account_number', '=', account_number)
    .where('served.removed_at', 'is', null)
    .where(runs('served.estate_id'))
    .limit(1)
