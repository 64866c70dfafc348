import { sql } from 'kysely'
import type { Client } from 'pg'
import { openSession } from '../domains/auth/open-session.ts'
import { listMessages } from '../domains/conversations/message-queries.ts'
import { presentConversations } from '../domains/conversations/present.ts'
import { countUnread, getConversation, listConversations } from '../domains/conversations/queries.ts'
import { searchMessages } from '../domains/conversations/search-messages.ts'
import { findUserByName } from '../domains/users/index.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Tx } from '../platform/db/db.ts'
import { withClient } from '../platform/db/provision.ts'
import type { Services } from '../platform/services.ts'
import type { Bench } from './data.ts'
import type { Load } from './lists.ts'
import { ACCOUNTS } from './read-calls.ts'
import { round3 } from './turns.ts'

const SIZES = { small: 10_000, large: 1_000_000 }
const QUICK = { small: 1_000, large: 10_000 }
const HOMES = { payments: 500, units: 100 }
const MOST_GROWTH = 1.5
/** Indexes of a larger table are a level deeper. */
const SLACK_BLOCKS = 40

type Read = (tx: Tx, user_id: string, longest: string, length: number) => Promise<unknown>
const page = { page: 1, limit: 20 }
const READS: Record<string, Read> = {
  'the list of conversations': async (tx, user_id) => {
    const { rows } = await listConversations(tx, user_id, page)
    return presentConversations(tx, user_id, rows)
  },
  'how much is unread': countUnread,
  'the newest messages': async (tx, user_id, id) =>
    listMessages(tx, await getConversation(tx, user_id, id), page),
  'messages in the middle': async (tx, user_id, id, length) =>
    listMessages(tx, await getConversation(tx, user_id, id), { ...page, before: Math.floor(length / 2) }),
  'a search in vain': (tx, user_id) => searchMessages(tx, user_id, { search: 'nobodysaidthat', limit: 20 }),
  'a search in one conversation': (tx, user_id, conversation_id) =>
    searchMessages(tx, user_id, { search: 'borehole pump', conversation_id, limit: 20 }),
  'a search of what many said': (tx, user_id) =>
    searchMessages(tx, user_id, { search: 'borehole', limit: 20 }),
}

/** Blocks that each read of messages touches as each role, of few and of very many messages of the same people. */
export async function benchMessages(bench: Bench, { say }: Load, quick: boolean): Promise<object> {
  const sizes = quick ? QUICK : SIZES
  const [few, many] = [await blocksAt(bench, sizes.small), await blocksAt(bench, sizes.large)]
  const figures = Object.entries(few).map(([read, small]) => {
    const large = many[read] ?? Number.NaN
    const isFlat = large <= small * MOST_GROWTH + SLACK_BLOCKS
    say(`${read}: ${small} → ${large} blocks${isFlat ? '' : ', GROWS'}`)
    return { read, small, large, growth: round3(large / small), is_flat: isFlat }
  })
  const growing = figures.filter(({ is_flat }) => !is_flat)
  if (growing.length > 0 && !quick) process.exitCode = 1
  return { ...sizes, growing: growing.map(({ read }) => read), figures }
}

async function blocksAt(bench: Bench, messages: number): Promise<Record<string, number>> {
  const { payments, units } = HOMES
  const ownerUrl = await bench.database(`messages_${messages}`, payments, units, { messages })
  const services = await bench.services(ownerUrl)
  return withClient(ownerUrl, async (owner) => {
    const blocks: Record<string, number> = {}
    for (const role of ['ESTATE_MANAGER', 'LANDLORD', 'TENANT'] as const) {
      const actor = await actorOf(services, ACCOUNTS[role])
      const { id, last_number } = await longestOf(services, actor)
      for (const [name, read] of Object.entries(READS))
        blocks[`${name}, ${role}`] = await touchedBy(owner, services, actor, (tx) =>
          read(tx, actor.user_id, id, last_number),
        )
    }
    return blocks
  })
}

const actorOf = async (services: Services, email: string): Promise<Actor> => {
  const session = await services.transaction('system', async (tx) => {
    const user = await findUserByName(tx, email)
    if (!user) throw new Error(`There is no ${email}.`)
    return openSession(tx, services, user, { address: '127.0.0.1', userAgent: 'bench' })
  })
  return services.tokens.read(session.access_token)
}

const longestOf = (services: Services, actor: Actor) =>
  services.transaction(actor, (tx) =>
    tx
      .selectFrom('conversation')
      .select(['id', 'last_number'])
      .orderBy('last_number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )

/** Of tables and indexes, in memory or not. The second time counts: the first fills the catalogues. */
async function touchedBy(
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
