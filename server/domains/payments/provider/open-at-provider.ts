import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { Services } from '../../../platform/services.ts'

export type OpenCount = { count: number; since: Date | null }

/** One kind of thing that a domain has open at the provider. */
export type OpenAtProvider = {
  /** As the log calls it. */
  name: string
  /** How many are open, and since when the oldest of them is. */
  countOpen(tx: Tx): Promise<OpenCount>
}

/** One that `pursueDue` goes on with. */
export type DueAtProvider = OpenAtProvider & {
  /** Those whose time to be asked about has come, the longest waiting first. */
  listDue(tx: Tx, limit: number): Promise<string[]>
  /** Goes one step on with one of them. It may be done twice. */
  poll(services: Services, id: string): Promise<void>
}

const register = new Map<string, OpenAtProvider>()

/** Each domain names its own, so that whoever looks after the provider knows of all, and knows no table of a later domain. */
export function registerOpen<T extends OpenAtProvider>(open: T): T {
  if (register.has(open.name)) throw new Error(`"${open.name}" is registered twice.`)
  register.set(open.name, open)
  return open
}

/** Rows that have a time to be asked about next. */
export const openRows = (table: string): OpenAtProvider => ({
  name: table,
  countOpen: async (tx) => {
    const { rows } = await sql<OpenCount>`
      select count(*) as count, min(created_at) as since from ${sql.table(table)} where next_check_at is not null`.execute(
      tx,
    )
    return rows[0] ?? { count: 0, since: null }
  },
})

/** The same, asked about by a column: those who share it are asked about at once. */
export const dueRows = (table: string, by: string, poll: DueAtProvider['poll']): DueAtProvider => ({
  ...openRows(table),
  listDue: async (tx, limit) => {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(by)} as id from ${sql.table(table)} where next_check_at <= ${tx.now}
      group by 1 order by min(next_check_at) limit ${limit}`.execute(tx)
    return rows.map(({ id }) => id)
  },
  poll,
})

/** All that is open, by its kind; kinds of which nothing is are left out. */
export async function whatIsOpen(tx: Tx): Promise<Record<string, OpenCount>> {
  const found: Record<string, OpenCount> = {}
  for (const { name, countOpen } of register.values()) {
    const open = await countOpen(tx)
    if (open.count > 0) found[name] = open
  }
  return found
}
