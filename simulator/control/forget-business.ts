import type { Business } from '../businesses/business.ts'
import type { World } from '../world.ts'

/** Tables that know their business by another thing alone. */
const THROUGH: Record<string, readonly [column: string, table: string]> = {
  dispute_files: ['dispute_id', 'disputes'],
  split_members: ['split_id', 'splits'],
  split_shares: ['transaction_id', 'transactions'],
  invoices: ['subscription_id', 'subscriptions'],
}

/** Every row of one business goes; its key opens an account anew with its next call. */
export function forgetBusiness({ db }: World, { id }: Business): void {
  const tables = db.all<{ name: string }>(
    `select m.name from sqlite_schema m where m.type = 'table'
      and exists (select 1 from pragma_table_info(m.name) where name = 'business_id')`,
  )
  db.transaction(() => {
    db.run('pragma defer_foreign_keys = on')
    for (const [table, [column, parent]] of Object.entries(THROUGH))
      db.run(`delete from ${table} where ${column} in (select id from ${parent} where business_id = ?)`, id)
    for (const { name } of tables) db.run(`delete from ${name} where business_id = ?`, id)
    db.run('delete from businesses where id = ?', id)
  })
}
