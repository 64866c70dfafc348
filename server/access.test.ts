import { randomUUID } from 'node:crypto'
import { api } from '@gida/contract/api'
import { type Endpoint, fillPath } from '@gida/contract/shared/endpoint'
import { ROLE_PERMISSIONS, Role } from '@gida/contract/shared/roles'
import { beforeAll, describe, expect, test } from 'vitest'
import { entrustUnits } from './domains/estates/index.ts'
import { notify } from './domains/notifications/index.ts'
import { type LetFlat, letFlat } from './testing/let-flat.ts'
import { payerAt } from './testing/payer.ts'
import { type Person, signedIn } from './testing/people.ts'
import { useWorld } from './testing/world.ts'

/**
 * Every call of the contract, by every role, on its own things, on another's in the same estate, on a foreign estate's,
 * and on what is not there. It is made from the contract: a new call is tried by itself, and fails here until the
 * things below say what its parameters stand for.
 */
const world = useWorld()

const calls = Object.entries(api).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints).map(([deed, endpoint]): [string, Endpoint] => [`${domain}.${deed}`, endpoint]),
)
const guarded = calls.filter(([, call]) => call.access !== 'public')
const withIds = guarded.filter(([, call]) => call.path.includes('{id}'))

/** What a body has to hold for a call on one thing to reach that thing. */
const BODIES: Record<string, (things: Things) => object> = {
  'payments.cancelPayment': () => ({ reason: 'A test' }),
  'leases.assignTenant': ({ people }) => ({ tenant_id: people.TENANT.id, start_date: '2031-01-01' }),
  'estates.updateEstate': () => ({ name: 'Another name' }),
  'estates.updateUnit': () => ({ bedrooms: 3 }),
}

type Kind = 'estate' | 'property' | 'unit' | 'lease' | 'payment' | 'receipt' | 'notification'
type Things = { people: Record<Role, Person>; ids: Record<Kind, string> }

/** What `{id}` stands for, by the first words of the address. */
const KINDS: [prefix: string, kind: Kind][] = [
  ['/payments/', 'payment'],
  ['/receipts/', 'receipt'],
  ['/estates/', 'estate'],
  ['/onboarding/estates/', 'estate'],
  ['/onboarding/units/', 'unit'],
  ['/properties/', 'property'],
  ['/leases/', 'lease'],
  ['/communication/notifications/', 'notification'],
]
function kindOf(path: string): Kind {
  const found = KINDS.find(([prefix]) => path.startsWith(prefix))
  if (!found) throw new Error(`Say in KINDS what {id} of ${path} stands for.`)
  return found[1]
}

let mine: Things
let neighbours: Things
let foreign: Things

beforeAll(async () => {
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  const admin = await signedIn(world, 'ADMIN')
  const flat = await letFlat(world)
  mine = await thingsOf(flat, agent, admin)
  // Another landlord's flat, with another tenant and agent, in the same estate.
  const beside = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  neighbours = await thingsOf(beside, await signedIn(world, 'PROPERTY_MANAGER'), admin)
  foreign = await thingsOf(await letFlat(world), await signedIn(world, 'PROPERTY_MANAGER'), admin)
})

async function thingsOf(flat: LetFlat, agent: Person, admin: Person): Promise<Things> {
  const { manager, landlord, tenant, estate_id, unit_id } = flat
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id, user_id: agent.id, unit_ids: [unit_id] }),
  )
  const begun = await tenant.post(
    '/payments/initialize',
    { amount: 1_000_000, transaction_type: 'RENT_PAYMENT', property_unit_id: unit_id },
    { 'idempotency-key': randomUUID() },
  )
  const { reference, payment_id } = begun.json()
  await payerAt(world.services.config.provider).pays(reference)
  const { receipt } = (await tenant.post('/payments/verify', { reference })).json()
  const more = await world.services.transaction('system', async (tx) => {
    await notify(tx, {
      user_id: tenant.id,
      type: 'payment',
      title: 'Test',
      message: 'Test',
      key: `test:${payment_id}`,
    })
    const unit = await tx
      .selectFrom('unit')
      .select('property_id')
      .where('id', '=', unit_id)
      .executeTakeFirstOrThrow()
    const lease = await tx
      .selectFrom('lease')
      .select('id')
      .where('unit_id', '=', unit_id)
      .executeTakeFirstOrThrow()
    const notification = await tx
      .selectFrom('notification')
      .select('id')
      .where('user_id', '=', tenant.id)
      .executeTakeFirstOrThrow()
    return { property: unit.property_id, lease: lease.id, notification: notification.id }
  })
  return {
    people: {
      ESTATE_MANAGER: manager,
      LANDLORD: landlord,
      TENANT: tenant,
      PROPERTY_MANAGER: agent,
      ADMIN: admin,
    },
    ids: { estate: estate_id, unit: unit_id, payment: payment_id, receipt: receipt.id, ...more },
  }
}

const mayCall = (call: Endpoint, role: Role) =>
  call.access === 'signed_in' || ROLE_PERMISSIONS[role].some((permission) => permission === call.access)

async function knock(who: Person, name: string, call: Endpoint, id: string, things: Things) {
  const answer = await world.app.inject({
    method: call.method,
    url: `/api/v1${fillPath(call.path, { id, state: 'lagos', lga: 'ikeja' })}`,
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': randomUUID() },
    ...(call.method === 'GET' ? {} : { payload: BODIES[name]?.(things) ?? {} }),
  })
  return {
    status: answer.statusCode,
    code: answer.headers['content-type']?.includes('json') ? answer.json().code : undefined,
  }
}

test('every call of the contract is served, and every served call is of the contract', () => {
  expect(new Set(calls.map(([, call]) => call))).toEqual(world.mount.mounted)
})

test.each(guarded)('%s wants a token that holds', async (_, call) => {
  const url = `/api/v1${fillPath(call.path, { id: randomUUID(), state: 'lagos', lga: 'ikeja' })}`
  for (const authorization of [
    undefined,
    'Bearer ',
    'Bearer nonsense',
    'Basic YTpi',
    `Bearer ${mine.people.TENANT.token}x`,
  ]) {
    const answer = await world.app.inject({
      method: call.method,
      url,
      headers: authorization ? { authorization } : {},
    })
    expect(answer.statusCode).toBe(401)
  }
})

describe.each(Role.options)('%s', (role) => {
  test.each(guarded.filter(([, call]) => !mayCall(call, role)))(
    'is refused %s before anything is read',
    async (name, call) => {
      const answer = await knock(
        mine.people[role],
        name,
        call,
        mine.ids[call.path.includes('{id}') ? kindOf(call.path) : 'unit'],
        mine,
      )
      expect(answer).toEqual({ status: 403, code: 'PERMISSION_DENIED' })
    },
  )

  const allowed = withIds.filter(([, call]) => mayCall(call, role))
  if (allowed.length > 0) {
    test.each(allowed)('%s: what is not there and what is foreign are the same 404', async (name, call) => {
      const who = mine.people[role]
      const absent = await knock(who, name, call, randomUUID(), mine)
      expect(absent.status).toBe(404)
      if (role === 'ADMIN') return
      expect(await knock(who, name, call, foreign.ids[kindOf(call.path)], mine)).toEqual(absent)
    })

    test.each(allowed)('%s: answers about one’s own, and never with a fault of ours', async (name, call) => {
      const kind = kindOf(call.path)
      const answer = await knock(mine.people[role], name, call, mine.ids[kind], mine)
      expect(answer.status).toBeLessThan(500)
      const isNobodyElses = kind === 'notification' ? role === 'TENANT' : true
      const isReading = call.method === 'GET'
      if (isReading && isNobodyElses && role !== 'ADMIN') expect(answer.status).toBe(200)
    })
  }

  if (role !== 'ESTATE_MANAGER' && role !== 'ADMIN' && allowed.length > 0) {
    const ofOthers = allowed.filter(([, call]) => kindOf(call.path) !== 'estate')
    test.each(ofOthers)('%s: another’s in the same estate is not there either', async (name, call) => {
      const answer = await knock(mine.people[role], name, call, neighbours.ids[kindOf(call.path)], mine)
      expect(answer.status).toBe(404)
    })
  }
})

describe('lists show nobody else’s', () => {
  const lists = guarded.filter(
    ([, call]) => call.method === 'GET' && !call.path.includes('{') && call.query !== undefined,
  )
  test.each(
    lists.flatMap(([name, call]) =>
      Role.options
        .filter((role) => role !== 'ADMIN' && mayCall(call, role))
        .map((role) => [name, role, call] as const),
    ),
  )('%s to %s', async (_, role, call) => {
    const answer = await mine.people[role].get(`${call.path}${call.query?.shape.limit ? '?limit=100' : ''}`)
    expect(answer.statusCode).toBe(200)
    for (const id of Object.values(foreign.ids)) expect(answer.body).not.toContain(id)
    if (role === 'ESTATE_MANAGER') return
    const { estate: _shared, ...theirs } = neighbours.ids
    for (const id of Object.values(theirs)) expect(answer.body).not.toContain(id)
  })

  test.each(lists.filter(([, call]) => call.query?.shape.estate_id !== undefined))(
    '%s asked for a foreign estate is empty',
    async (_, call) => {
      const answer = await mine.people.ESTATE_MANAGER.get(`${call.path}?estate_id=${foreign.ids.estate}`)
      expect(answer.statusCode).toBe(200)
      for (const id of Object.values(foreign.ids))
        if (id !== foreign.ids.estate) expect(answer.body).not.toContain(id)
      if ('pagination' in answer.json()) expect(answer.json().pagination.total).toBe(0)
    },
  )
})
