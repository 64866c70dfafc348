import { sql } from 'kysely'
import type { Client } from 'pg'
import { openSession } from '../domains/auth/open-session.ts'
import { findUserByName } from '../domains/users/index.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Tx } from '../platform/db/db.ts'
import type { Services } from '../platform/services.ts'
import { round3 } from './turns.ts'

const MOST_GROWTH = 1.5
/** Allowance for one more index level in a larger table, in each of the lookups of a page's rows. */
const SLACK_BLOCKS = 350

/** Whether each read touches as many blocks with much data as with little. A read that grows fails the bench, except in a quick run. */
export function compareBlocks(
  few: Record<string, number>,
  many: Record<string, number>,
  { say, quick }: { say: (line: string) => void; quick: boolean },
): object {
  const figures = Object.entries(few).map(([read, small]) => {
    const large = many[read] ?? Number.NaN
    const isFlat = large <= small * MOST_GROWTH + SLACK_BLOCKS
    say(`${read}: ${small} → ${large} blocks${isFlat ? '' : ', GROWS'}`)
    return { read, small, large, growth: round3(large / small), is_flat: isFlat }
  })
  const growing = figures.filter(({ is_flat }) => !is_flat)
  if (growing.length > 0 && !quick) process.exitCode = 1
  return { growing: growing.map(({ read }) => read), figures }
}

export const actorOf = async (services: Services, email: string): Promise<Actor> => {
  const session = await services.transaction('system', async (tx) => {
    const user = await findUserByName(tx, email)
    if (!user) throw new Error(`There is no ${email}.`)
    return openSession(tx, services, user, { address: '127.0.0.1', userAgent: 'bench' })
  })
  return services.tokens.read(session.access_token)
}

/** Heap and index blocks that a read touches, cached or not. Measured on the second run, since the first fills the catalogue caches. */
export async function touchedBy(
  owner: Client,
  { transaction }: Services,
  actor: Actor,
  read: (tx: Tx) => Promise<unknown>,
): Promise<number> {
  let before = 0
  for (let turn = 0; turn < 2; turn++) {
    before = await blocksSoFar(owner)
    await transaction(actor, async (tx) => {
      await read(tx)
      await sql`select pg_stat_force_next_flush()`.execute(tx)
    })
  }
  return (await blocksSoFar(owner)) - before
}

async function blocksSoFar(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ blocks: string }>(`
    select sum(coalesce(heap_blks_read, 0) + coalesce(heap_blks_hit, 0) + coalesce(idx_blks_read, 0)
      + coalesce(idx_blks_hit, 0)) as blocks from pg_statio_user_tables`)
  return Number(rows[0]?.blocks)
}
