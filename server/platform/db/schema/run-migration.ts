import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Random, withJitter } from '../../clock/jitter.ts'

export type Migration = { name: string; sql: string; sha256: string }

/**
 * How long a migration may wait for a table that others use, and how long one statement of it may last; how often it is tried, and
 * the pause in between. All in milliseconds.
 */
export type Patience = { lockMs: number; statementMs: number; tries: number; pauseMs: number }

/** While a migration waits for a table, whoever comes after it waits too: it waits for less than a person notices, and comes again. */
const PATIENCE: Patience = { lockMs: 2_000, statementMs: 600_000, tries: 40, pauseMs: 5_000 }

const TABLE_IN_USE = '55P03'

/** How a migration begins whose statements are done one by one, as `create index concurrently` has to be. */
const STEPWISE = '-- Outside a transaction'

/**
 * Runs one migration in a transaction of its own and notes that it ran. Other nodes may be at work on the tables meanwhile. Where it fails,
 * nothing of it is left. One that is outside a transaction is done again from its beginning: each statement of it bears that.
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

/** Nobody waits for such statements, so they may last, and wait for those who began before them. */
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
