import { listMessages } from '../../domains/conversations/messages/message-queries.ts'
import { searchMessages } from '../../domains/conversations/messages/search-messages.ts'
import { presentConversations } from '../../domains/conversations/present.ts'
import { countUnread, getConversation, listConversations } from '../../domains/conversations/queries.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import type { Services } from '../../platform/services.ts'
import { actorOf, compareBlocks, touchedBy } from '../blocks.ts'
import type { Bench } from '../data.ts'
import type { Load } from '../reads/lists.ts'
import { ACCOUNTS } from '../reads/read-calls.ts'

const SIZES = { small: 10_000, large: 1_000_000 }
const QUICK = { small: 1_000, large: 10_000 }
const HOMES = { payments: 500, units: 100 }

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

/** Blocks that each read of messages touches as each role, with few and very many messages of the same people. */
export async function benchMessages(bench: Bench, { say }: Load, quick: boolean): Promise<object> {
  const sizes = quick ? QUICK : SIZES
  const [few, many] = [await blocksAt(bench, sizes.small), await blocksAt(bench, sizes.large)]
  return { ...sizes, ...compareBlocks(few, many, { say, quick }) }
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

const longestOf = (services: Services, actor: Actor) =>
  services.transaction(actor, (tx) =>
    tx
      .selectFrom('conversation')
      .select(['id', 'last_number'])
      .orderBy('last_number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
