import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Random, withJitter } from '../../clock/jitter.ts'

export type Migration = { name: string; sql: string; sha256: string }

/** Lock timeout, statement timeout, number of attempts and pause between them; milliseconds. */
export type Patience = { lockMs: number; statementMs: number; tries: number; pauseMs: number }

/** While a migration waits for a table lock, later queries queue behind it, so it gives up before a person notices and retries. */
const PATIENCE: Patience = { lockMs: 2_000, statementMs: 600_000, tries: 40, pauseMs: 5_000 }

const TABLE_IN_USE = '55P03'

/** Header of a migration whose statements run one by one without a transaction, as `create index concurrently` requires. */
const STEPWISE = '-- Outside a transaction'

/**
 * Runs one migration in its own transaction and records it, while other nodes may use the tables. A failure leaves
 * nothing. One outside a transaction is repeated from its start, so each of its statements must be idempotent.
 */
export async function runMigration(
  client: pg.Client,
  migration: Migration,
  patience: Patience = PATIENCE,
  random: Random = Math.random,
): Promise<void> {
  if (migration.sql.startsWith(STEPWISE)) return runSteps(client, migration)
  const { lockMs, statementMs, tries, pauseMs } = patience
  for (let tried = 1; ; tried++) {
    try {
      await client.query(
        `begin; set local lock_timeout = ${lockMs}; set local statement_timeout = ${statementMs}`,
      )
      await client.query(migration.sql)
      await note(client, migration)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const isInUse = (error as { code?: string }).code === TABLE_IN_USE
      if (!isInUse || tried === tries)
        throw new Error(whyFailed(migration, error as Error, isInUse), { cause: error })
      await pause(withJitter(pauseMs, random))
    }
  }
}

/** Nobody waits for these statements, so they may take long and wait for earlier transactions. */
async function runSteps(client: pg.Client, migration: Migration): Promise<void> {
  try {
    for (const step of migration.sql.split(/;\s*$/m)) if (step.trim()) await client.query(step)
  } catch (error) {
    throw new Error(
      `Migration ${migration.name} stopped half way: ${(error as Error).message}. Nothing that stood was changed. Start again.`,
      { cause: error },
    )
  }
  await note(client, migration)
}

const note = (client: pg.Client, { name, sha256 }: Migration) =>
  client.query('insert into public.schema_migration (name, sha256) values ($1, $2)', [name, sha256])

const whyFailed = ({ name }: Migration, { message }: Error, isInUse: boolean): string =>
  isInUse
    ? `Migration ${name} changes a table that is in use without a break (${message}). Nothing was changed. Look in pg_stat_activity for what has held it for long, end that, and start again.`
    : `Migration ${name} failed and nothing of it is left: ${message}`
