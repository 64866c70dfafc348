import type { BankAccount, BankAccountDraft } from '@gida/contract/domains/transfers/account'
import type { PageQuery } from '@gida/contract/shared/pages'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { getEstate } from '../../estates/index.ts'
import { canKeepTransfers } from '../policy.ts'

const bankAccounts = (tx: Tx) =>
  tx
    .selectFrom('bank_account')
    .innerJoin('estate', 'estate.id', 'bank_account.estate_id')
    .selectAll('bank_account')
    .select('estate.name as estate_name')
export type BankAccountRow = Awaited<ReturnType<typeof getBankAccount>>

export async function getBankAccount(tx: Tx, id: string) {
  return orNotFound(await bankAccounts(tx).where('bank_account.id', '=', id).executeTakeFirst())
}

export async function listBankAccounts(
  tx: Tx,
  { estate_id, page, limit }: PageQuery & { estate_id?: string | undefined },
) {
  let wanted = bankAccounts(tx)
  if (estate_id) wanted = wanted.where('bank_account.estate_id', '=', estate_id)
  const [rows, counted] = await Promise.all([
    wanted
      .orderBy('estate.name')
      .orderBy('bank_account.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    tx
      .selectFrom(wanted.as('bank_account'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

/** Writes down the account in which an estate holds its clients' money. */
export async function addBankAccount(
  tx: Tx,
  actor: Actor,
  wanted: BankAccountDraft,
): Promise<BankAccountRow> {
  const estate = await getEstate(tx, actor, wanted.estate_id)
  if (!canKeepTransfers(actor) || !(estate.is_managed || actor.role === 'ADMIN'))
    throw problem('PERMISSION_DENIED')
  const made = await tx
    .insertInto('bank_account')
    .values({ ...wanted, created_by: actor.user_id })
    .onConflict((conflict) => conflict.columns(['estate_id', 'account_number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw problem('BANK_ACCOUNT_KNOWN')
  return getBankAccount(tx, made.id)
}

export const presentBankAccount = (row: BankAccountRow): BankAccount => ({
  id: row.id,
  estate_id: row.estate_id,
  estate_name: row.estate_name,
  bank_name: row.bank_name,
  account_number: row.account_number,
  account_name: row.account_name,
  created_at: row.created_at.toISOString(),
})
