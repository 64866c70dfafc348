import { openSession } from '../domains/auth/open-session.ts'
import { getUser } from '../domains/users/index.ts'
import { withClient } from '../platform/db/schema/provision.ts'
import { type Person, signedIn } from '../testing/people/people.ts'
import { letFlat } from '../testing/portfolios/let-flat.ts'
import type { World } from '../testing/world.ts'

/** Who asks, by what they are called in a fault; null is nobody. */
export type Tokens = Record<string, string | null>

export type Cast = {
  tokens(): Promise<Tokens>
  /** Those of them who are signed in, with their rights. */
  people: readonly { name: string; permissions: ReadonlySet<string> }[]
  /** Ids of all that there is, by table. An administrator may reach everything: they are given what is played with alone. */
  ids(): Promise<Map<string, string[]>>
  idsForAdmin: Map<string, string[]>
  /** The estate in which nobody does anything. */
  untouched: { estate_id: string; people: readonly string[] }
}

const MOST_OF_A_TABLE = 30

/** Two estates whose people ask for everything, and one whose people ask for nothing. */
export async function gatherCast(world: World): Promise<Cast> {
  const [one, other] = [await letFlat(world), await letFlat(world)]
  const idsForAdmin = await idsByTable(world.ownerUrl)
  const quiet = await letFlat(world)
  const people: Record<string, Person> = {
    manager: one.manager,
    landlord: one.landlord,
    tenant: one.tenant,
    agent: await signedIn(world, 'PROPERTY_MANAGER'),
    admin: await signedIn(world, 'ADMIN'),
    stranger: other.manager,
    neighbour: other.tenant,
  }
  const ended = await signedIn(world, 'ESTATE_MANAGER')
  await ended.post('/auth/logout')
  const reopen = ({ id }: Person) =>
    world.services.transaction('system', async (tx) => {
      await tx.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', id).execute()
      const session = await openSession(tx, world.services, await getUser(tx, id), {
        address: '127.0.0.1',
        userAgent: 'fuzz',
      })
      return session.access_token
    })
  return {
    untouched: { estate_id: quiet.estate_id, people: [quiet.manager.id, quiet.landlord.id, quiet.tenant.id] },
    tokens: async () => {
      const open = await Promise.all(
        Object.entries(people).map(async ([name, person]) => [name, await reopen(person)] as const),
      )
      return { ...Object.fromEntries(open), ended: ended.token, forged: 'e30.e30.e30', nobody: null }
    },
    people: Object.entries(people).map(([name, { actor }]) => ({ name, permissions: actor.permissions })),
    ids: () => idsByTable(world.ownerUrl),
    idsForAdmin,
  }
}

async function idsByTable(ownerUrl: string): Promise<Map<string, string[]>> {
  return withClient(ownerUrl, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`,
    )
    const found = new Map<string, string[]>()
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ id: string }>(
        `select id from "${name}" order by id desc limit ${MOST_OF_A_TABLE}`,
      )
      if (rows.length > 0)
        found.set(
          name,
          rows.map((row) => row.id),
        )
    }
    return found
  })
}
