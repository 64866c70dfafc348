import { ROLE_PERMISSIONS, type Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Actor } from '../platform/access/actor.ts'
import { setActor } from '../platform/access/set-actor.ts'
import { openDatabase, type Transact, type Tx } from '../platform/db/db.ts'
import { appAt } from '../platform/db/schema/provision.ts'
import { throwIfStopping } from '../platform/jobs/postpone.ts'
import type { Services } from '../platform/services.ts'

/** A time of its own, in which things are done one after the other as the server would have done them then. */
export type Lane = {
  /** Runs the next thing, planned later if it belongs later. Things of one moment keep their order. */
  plan(at: Date, work: (tx: Tx) => Promise<void>): void
  /** Lives through all that is planned, and what that plans, in the order of time. */
  run(): Promise<void>
}

/** Nothing is lost but time when the machine dies on the way, so commits do not wait for the disk. */
const NO_WAIT = '-c synchronous_commit=off'

/** Opens a lane on the server's own role: the wall of row-level security stands here too. */
export async function onLane<T>(
  services: Services,
  ownerUrl: string,
  use: (lane: Lane) => Promise<T>,
): Promise<T> {
  const url = new URL(ownerUrl)
  url.searchParams.set('options', NO_WAIT)
  let now = new Date(0)
  const clock = { now: () => now, offset: 0, advance: () => {}, pause: async () => {} }
  const database = openDatabase(appAt(url.toString(), services.secrets), {
    clock,
    random: services.random,
    pool: 1,
    capability: services.secrets.databaseCapability[0],
    prepares: true,
  })
  const planned: { at: Date; work: (tx: Tx) => Promise<void> }[] = []
  const lane: Lane = {
    plan: (at, work) => {
      const later = planned.findIndex((one) => one.at > at)
      planned.splice(later < 0 ? planned.length : later, 0, { at, work })
    },
    run: async () => {
      for (let next = planned.shift(); next; next = planned.shift()) {
        throwIfStopping() // a demo that a job makes for visitors is made anew by the next worker
        const { at, work } = next
        now = at > now ? at : now
        await database.transaction('system', work)
      }
    },
  }
  try {
    return await use(lane)
  } finally {
    await database.close()
  }
}

/** Services for what was done at an earlier time, as the server would have done it then. */
export function servicesAt(services: Services, now: Date): Services {
  const transaction: Transact = (who, work) =>
    services.transaction(who, async (tx) => {
      await sql`select app.act_as_system(${now}, ${tx.capability})`.execute(tx)
      return work(Object.assign(tx, { now }))
    })
  return { ...services, clock: { ...services.clock, now: () => now }, transaction, read: transaction }
}

/** Somebody without a session, for a command in the system's transaction that asks who acts. */
export const actingAs = (user_id: string, role: Role): Actor => ({
  user_id,
  session_id: '',
  role,
  permissions: new Set(ROLE_PERMISSIONS[role]),
  rights_version: 1,
})

/** The same, where what is done asks the database about them. */
export async function actAs(tx: Tx, user_id: string, role: Role): Promise<Actor> {
  const actor = actingAs(user_id, role)
  await setActor(tx, actor)
  return actor
}
