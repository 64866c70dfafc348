import { withClient } from '../../platform/db/schema/provision.ts'
import { actorOf, compareBlocks, touchedBy } from '../blocks.ts'
import type { Bench } from '../data.ts'
import type { Load } from '../reads/lists.ts'
import { ACCOUNTS, type Asking } from '../reads/read-calls.ts'
import { UPKEEP_READS } from './upkeep-reads.ts'

const SIZES = { small: 10_000, large: 200_000 }
const QUICK = { small: 500, large: 2_000 }
const PAYMENTS = 500
/** Requests per unit: more requests mean more homes, not more requests per home. */
const OF_UNIT = 100

/** Blocks that each maintenance read touches as each role, with few and very many rows. */
export async function benchUpkeep(bench: Bench, { say }: Load, quick: boolean): Promise<object> {
  const sizes = quick ? QUICK : SIZES
  const [few, many] = [await blocksAt(bench, sizes.small), await blocksAt(bench, sizes.large)]
  return { ...sizes, ...compareBlocks(few, many, { say, quick }) }
}

async function blocksAt(bench: Bench, upkeep: number): Promise<Record<string, number>> {
  const units = Math.max(50, upkeep / OF_UNIT)
  const ownerUrl = await bench.database(`upkeep_${upkeep}`, PAYMENTS, units, { upkeep })
  const services = await bench.services(ownerUrl)
  return withClient(ownerUrl, async (owner) => {
    const blocks: Record<string, number> = {}
    for (const role of Object.keys(ACCOUNTS) as Asking[]) {
      const actor = await actorOf(services, ACCOUNTS[role])
      for (const [name, read] of Object.entries(UPKEEP_READS))
        blocks[`${name}, ${role}`] = await touchedBy(owner, services, actor, (tx) => read(tx, actor))
    }
    return blocks
  })
}
