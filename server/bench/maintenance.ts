import { listNeeds } from '../domains/analytics/needs/list-needs.ts'
import { getFigures } from '../domains/maintenance/get-figures.ts'
import { presentRequest, presentRequests } from '../domains/maintenance/requests/present.ts'
import { getRequest, listRequests } from '../domains/maintenance/requests/request-queries.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Tx } from '../platform/db/db.ts'
import { withClient } from '../platform/db/provision.ts'
import { actorOf, compareBlocks, touchedBy } from './blocks.ts'
import type { Bench } from './data.ts'
import type { Load } from './lists.ts'
import { ACCOUNTS } from './read-calls.ts'

const SIZES = { small: 10_000, large: 200_000 }
const QUICK = { small: 500, large: 2_000 }
const PAYMENTS = 500
/** Requests to a unit: more of them are more homes, not homes where more breaks. */
const OF_UNIT = 100

type Query = Parameters<typeof listRequests>[1]
const listOf = (query: Partial<Query>) => async (tx: Tx, actor: Actor) => {
  const { rows } = await listRequests(tx, { shown: 'OPEN', page: 1, limit: 20, ...query })
  return presentRequests(tx, actor, rows)
}
const READS: Record<string, (tx: Tx, actor: Actor) => Promise<unknown>> = {
  'open requests': listOf({}),
  'requests over their time': listOf({ shown: 'LATE' }),
  'all requests, a later page': listOf({ shown: 'ALL', page: 20 }),
  'requests of one kind': listOf({ shown: 'DONE', category: 'WATER' }),
  'a search of requests in vain': listOf({ shown: 'ALL', search: 'nobody said that' }),
  'a search of requests': listOf({ shown: 'ALL', search: 'soakaway' }),
  'one request': async (tx, actor) => {
    const { rows } = await listRequests(tx, { shown: 'ALL', page: 1, limit: 1 })
    return rows[0] && presentRequest(tx, actor, await getRequest(tx, rows[0].id))
  },
  'figures of requests': (tx, actor) => getFigures(tx, actor, {}),
  'what waits': async (tx, actor) => (actor.role === 'TENANT' ? [] : listNeeds(tx, { actor })),
}

/** Blocks that each read of requests touches as each role, of few and of very many requests. */
export async function benchMaintenance(bench: Bench, { say }: Load, quick: boolean): Promise<object> {
  const sizes = quick ? QUICK : SIZES
  const [few, many] = [await blocksAt(bench, sizes.small), await blocksAt(bench, sizes.large)]
  return { ...sizes, ...compareBlocks(few, many, { say, quick }) }
}

async function blocksAt(bench: Bench, requests: number): Promise<Record<string, number>> {
  const units = Math.max(50, requests / OF_UNIT)
  const ownerUrl = await bench.database(`requests_${requests}`, PAYMENTS, units, { requests })
  const services = await bench.services(ownerUrl)
  return withClient(ownerUrl, async (owner) => {
    const blocks: Record<string, number> = {}
    for (const role of ['ESTATE_MANAGER', 'TENANT', 'ADMIN'] as const) {
      const actor = await actorOf(services, ACCOUNTS[role])
      for (const [name, read] of Object.entries(READS))
        blocks[`${name}, ${role}`] = await touchedBy(owner, services, actor, (tx) => read(tx, actor))
    }
    return blocks
  })
}
