import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { type BatchItem, behind } from '../jobs/batch.ts'
import type { Services } from '../services.ts'

export type OpenCount = { count: number; since: Date | null }

/** A kind of thing that a domain has open at the provider. */
export type OpenAtProvider = {
  /** Name in the log. */
  name: string
  /** How many are open, and since when the oldest. */
  countOpen(tx: Tx): Promise<OpenCount>
  /** Makes all of them due now. */
  askNow(tx: Tx): Promise<unknown>
}

/** A kind that `pollDue` polls. */
export type DueAtProvider = OpenAtProvider & {
  /** Those due for polling, ordered by id, after a given one. */
  listDue(tx: Tx, after: BatchItem | undefined, limit: number): Promise<BatchItem[]>
  /** Advances one of them by one step. It may run twice. */
  poll(services: Services, id: string): Promise<void>
}

const register = new Map<string, OpenAtProvider>()

/** Each domain registers its own, so that outage handling reaches all of them without knowing later domains' tables. */
export function registerOpen<T extends OpenAtProvider>(open: T): T {
  if (register.has(open.name)) throw new Error(`"${open.name}" is registered twice.`)
  register.set(open.name, open)
  return open
}

/** Rows with a next polling time. */
export const openRows = (table: string): OpenAtProvider => ({
  name: table,
  countOpen: async (tx) => {
    const { rows } = await sql<OpenCount>`
      select count(*) as count, min(created_at) as since from ${sql.table(table)} where next_check_at is not null`.execute(
      tx,
    )
    return rows[0] ?? { count: 0, since: null }
  },
  askNow: (tx) =>
    sql`update ${sql.table(table)} set next_check_at = ${tx.now} where next_check_at > ${tx.now}`.execute(tx),
})

/** The same, grouped by a column: rows that share its value are polled together. */
export const dueRows = (table: string, by: string, poll: DueAtProvider['poll']): DueAtProvider => ({
  ...openRows(table),
  listDue: async (tx, after, limit) => {
    const { rows } = await sql<BatchItem>`
      select ${sql.ref(by)} as id from ${sql.table(table)}
      where next_check_at <= ${tx.now} and ${sql.ref(by)} > ${behind(after)}
      group by 1 order by 1 limit ${limit}`.execute(tx)
    return rows
  },
  poll,
})

/** Everything open, by kind; kinds without any are left out. */
export async function countOpenByKind(tx: Tx): Promise<Record<string, OpenCount>> {
  const found: Record<string, OpenCount> = {}
  for (const { name, countOpen } of register.values()) {
    const open = await countOpen(tx)
    if (open.count > 0) found[name] = open
  }
  return found
}

/** Makes everything open due for polling now. */
export async function pollAllNow(tx: Tx): Promise<void> {
  for (const { askNow } of register.values()) await askNow(tx)
}
