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

/**
 * Runs one migration in a transaction of its own and notes that it ran. Other nodes may be at work on the tables meanwhile. Where it fails,
 * nothing of it is left.
 */
export async function runMigration(
  client: pg.Client,
  migration: Migration,
  patience: Patience = PATIENCE,
  random: Random = Math.random,
): Promise<void> {
  const { lockMs, statementMs, tries, pauseMs } = patience
  for (let tried = 1; ; tried++) {
    try {
      await client.query(
        `begin; set local lock_timeout = ${lockMs}; set local statement_timeout = ${statementMs}`,
      )
      await client.query(migration.sql)
      await client.query('insert into public.schema_migration (name, sha256) values ($1, $2)', [
        migration.name,
        migration.sha256,
      ])
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

const whyFailed = ({ name }: Migration, { message }: Error, isInUse: boolean): string =>
  isInUse
    ? `Migration ${name} changes a table that is in use without a break (${message}). Nothing was changed. Look in pg_stat_activity for what has held it for long, end that, and start again.`
    : `Migration ${name} failed and nothing of it is left: ${message}`
