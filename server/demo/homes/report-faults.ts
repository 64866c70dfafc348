import type { CreateRequest } from '@gida/contract/domains/maintenance/request'
import type { RequestStatus } from '@gida/contract/domains/maintenance/rules'
import type { Role } from '@gida/contract/shared/roles'
import { createRequest } from '../../domains/maintenance/requests/create-request.ts'
import { moveRequest } from '../../domains/maintenance/requests/move-request.ts'
import { setActor } from '../../platform/access/set-actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { actingAs, type Lane } from '../lane.ts'
import type { MadePeople } from '../people/make-people.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Fault = Pick<CreateRequest, 'title' | 'category'> & Partial<CreateRequest>
type Act = { after: number; to: RequestStatus; by?: 'tenant'; note?: string; rating?: number }
type Story = { ago: number; home: number; fault: Fault; acts: Act[] }

const START: Act = { after: 2 * HOUR, to: 'ASSIGNED' }
/** What broke in the first estate: each with what became of it. Homes count from the demo's own tenant. */
const STORIES: Story[] = [
  {
    ...{ ago: 26 * HOUR, home: 0 },
    fault: {
      title: 'Kitchen tap is leaking',
      category: 'WATER',
      answers: { where: 'KITCHEN', sign: 'LEAK', amount: 'RUNS' },
      description: 'It runs under the sink. I have closed the valve.',
      call_first: true,
      entry_allowed: true,
    },
    acts: [START],
  },
  {
    ...{ ago: 2 * DAY, home: 1 },
    fault: {
      title: 'Borehole pump trips, no water',
      category: 'WATER',
      answers: { sign: 'NO_WATER' },
      scope: 'ESTATE',
      description: 'No water since night. The pump starts and goes off after one minute.',
    },
    acts: [{ after: 40 * 60_000, to: 'IN_PROGRESS' }],
  },
  {
    ...{ ago: 3 * HOUR, home: 2 },
    fault: {
      title: 'Burst pipe in the bedroom wall',
      category: 'WATER',
      answers: { where: 'BEDROOM', sign: 'LEAK', amount: 'FLOODS' },
    },
    acts: [{ after: HOUR / 4, to: 'IN_PROGRESS' }],
  },
  {
    ...{ ago: HOUR, home: 3 },
    fault: {
      title: 'Soakaway is full',
      category: 'DRAINS',
      answers: { sign: 'SOAKAWAY_FULL' },
      scope: 'PROPERTY',
    },
    acts: [],
  },
  {
    ...{ ago: 20 * HOUR, home: 4 },
    fault: { title: 'Wardrobe hinge broken', category: 'DOORS', answers: { sign: 'DOOR' } },
    acts: [],
  },
  {
    ...{ ago: 5 * DAY, home: 5 },
    fault: {
      title: 'Prepaid meter rejects the token',
      category: 'POWER',
      answers: { sign: 'METER', spread: 'MINE_ALONE' },
    },
    acts: [START, { after: 6 * HOUR, to: 'ON_HOLD', note: 'The power company was told, reference 88214.' }],
  },
  {
    ...{ ago: 3 * DAY, home: 6 },
    fault: { title: 'Gate light is dark', category: 'SECURITY', answers: { sign: 'LIGHT' }, scope: 'ESTATE' },
    acts: [START, { after: 30 * HOUR, to: 'RESOLVED' }],
  },
  {
    ...{ ago: 24 * DAY, home: 0 },
    fault: { title: 'AC in the bedroom drips', category: 'AIR_CONDITIONING', answers: { sign: 'DRIPS' } },
    acts: [
      START,
      { after: 2 * DAY, to: 'IN_PROGRESS' },
      { after: 2 * DAY + 3 * HOUR, to: 'RESOLVED' },
      { after: 3 * DAY, to: 'CLOSED', by: 'tenant', rating: 5, note: 'Came on time and cleaned up.' },
    ],
  },
  {
    ...{ ago: 40 * DAY, home: 7 },
    fault: { title: 'Rats in the ceiling', category: 'PESTS', answers: { sign: 'RATS' } },
    acts: [
      START,
      { after: 4 * DAY, to: 'RESOLVED' },
      { after: 5 * DAY, to: 'CLOSED', by: 'tenant', rating: 4 },
    ],
  },
]

/** Faults of a few weeks in the first estate, as tenants reported them and the office saw to them. */
export function reportFaults(lane: Lane, people: MadePeople, now: Date): void {
  for (const { ago, home, fault, acts } of STORIES) {
    const reported = now.getTime() - ago
    let made = { id: '', tenant_id: '' }
    lane.plan(new Date(reported), async (tx) => {
      const { unit_id, tenant_id } = await homeOf(tx, home)
      const actor = await as(tx, tenant_id, 'TENANT')
      const { row } = await createRequest(tx, actor, unit_id, { ...EMPTY, ...fault })
      made = { id: row.id, tenant_id }
    })
    for (const { after, to, by, ...said } of acts)
      lane.plan(new Date(reported + after), async (tx) => {
        const actor =
          by === 'tenant'
            ? await as(tx, made.tenant_id, 'TENANT')
            : await as(tx, people.manager, 'ESTATE_MANAGER')
        await moveRequest(tx, actor, made.id, { status: to, ...said })
      })
  }
}

const EMPTY = {
  ...{ description: '', answers: {}, scope: 'UNIT' as const, preferred_times: [] },
  ...{ entry_allowed: false, call_first: false },
}

/** A home of the first estate that somebody rents: the demo's own tenant first. */
async function homeOf(tx: Tx, nth: number): Promise<{ unit_id: string; tenant_id: string }> {
  const rows = await tx
    .selectFrom('lease')
    .innerJoin('estate', 'estate.id', 'lease.estate_id')
    .innerJoin('users', 'users.id', 'lease.tenant_id')
    .select(['lease.unit_id', 'lease.tenant_id', 'users.email'])
    .where('estate.name', '=', 'Palmgrove Court')
    .where('lease.status', '=', 'ACTIVE')
    .orderBy('lease.id')
    .execute()
  const [own, others] = [
    rows.filter(({ email }) => email?.startsWith('tenant@')),
    rows.filter(({ email }) => !email?.startsWith('tenant@')),
  ]
  const found = [...own, ...others][nth]
  if (!found?.tenant_id) throw new Error('The first estate of the demo has too few tenants.')
  return { unit_id: found.unit_id, tenant_id: found.tenant_id }
}

async function as(tx: Tx, user_id: string, role: Role) {
  const actor = actingAs(user_id, role)
  await setActor(tx, actor)
  return actor
}
