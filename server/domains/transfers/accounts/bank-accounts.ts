import type { BankAccount } from '@gida/contract/domains/transfers/account'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { readPage } from '../../../platform/db/rows/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canManageTransfers } from '../policy.ts'
import { runs, serves } from './served-estates.ts'

const served = sql<BankAccount['estates']>`(
  select coalesce(json_agg(json_build_object('estate_id', e.id, 'name', e.name, 'shown_from', s.shown_from)
    order by e.id <> bank_account.estate_id, e.name, e.id), '[]')
  from bank_account_estate s join estate e on e.id = s.estate_id
  where s.bank_account_id = bank_account.id and s.removed_at is null and ${runs('s.estate_id')})`

const bankAccounts = (tx: Tx) =>
  tx
    .selectFrom('bank_account')
    .innerJoin('estate', 'estate.id', 'bank_account.estate_id')
    .selectAll('bank_account')
    .select(['estate.name as estate_name', served.as('estates'), runs('bank_account.estate_id').as('is_run')])
    .select(sql<string>`app.name_of(bank_account.created_by)`.as('created_by_name'))
export type BankAccountRow = Awaited<ReturnType<typeof getBankAccount>>

export async function getBankAccount(tx: Tx, id: string) {
  return orNotFound(await bankAccounts(tx).where('bank_account.id', '=', id).executeTakeFirst())
}

/** A clients' account whose statements this person may upload: they run its owning estate. */
export async function getClientsAccount(tx: Tx, actor: Actor, id: string): Promise<BankAccountRow> {
  const account = await getBankAccount(tx, id)
  if (!canManageTransfers(actor) || !account.is_run) throw problem('PERMISSION_DENIED')
  return account
}

/** Accounts that serve an estate, or all visible ones; retired ones last. */
export async function listBankAccounts(
  tx: Tx,
  { estate_id, page, limit }: PageQuery & { estate_id?: string | undefined },
): Promise<{ rows: BankAccountRow[]; total: number }> {
  let wanted = bankAccounts(tx)
  if (estate_id) wanted = wanted.where(serves('bank_account.id', estate_id))
  return readPage(
    wanted.orderBy(sql`retired_at is not null`).orderBy('estate.name').orderBy('bank_account.id'),
    { page, limit },
  )
}

export const presentBankAccount = (row: BankAccountRow, actor: Actor): BankAccount => ({
  id: row.id,
  estate_id: row.estate_id,
  estate_name: row.estate_name,
  bank_name: row.bank_name,
  account_number: row.account_number,
  account_name: row.account_name,
  estates: row.estates.map((one) => ({ ...one, shown_from: new Date(one.shown_from).toISOString() })),
  created_by_name: row.created_by_name,
  created_at: row.created_at.toISOString(),
  retired_at: row.retired_at?.toISOString() ?? null,
  can: { keep: canManageTransfers(actor) && row.is_run },
})
