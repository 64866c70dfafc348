import { randomUUID } from 'node:crypto'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { deliverDue } from '../../../platform/delivery/deliver-due.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { sentTo } from '../../../testing/outbox.ts'
import { admitTenant } from '../../../testing/people/admit-tenant.ts'
import { type Person, refreshed, signedIn } from '../../../testing/people/people.ts'
import { type Portfolio, portfolio, RENT } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate } from '../../estates/index.ts'

/** Nobody becomes a tenant without their yes, and nobody is named by a stranger. */
const world = useWorld()
let home: Portfolio
let foreign: Portfolio
let next = 0
beforeAll(async () => {
  home = await portfolio(world, { units: 34 })
  foreign = await portfolio(world, { name: 'Asokoro Terraces', units: 3 })
})

const freeUnit = () => home.unitAt(++next)
const assign = (by: Person, unit_id: string, tenant_id: string) =>
  by.post(`/onboarding/units/${unit_id}/assign-tenant`, { tenant_id, start_date: world.today() })
const answerOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
/** Whom the manager of `unit` knows from another estate of theirs, and who never heard of this one. */
async function knownFromElsewhere(): Promise<Person> {
  const tenant = await signedIn(world, 'TENANT')
  const other = await portfolio(world, { people: { manager: home.manager }, units: 2 })
  await admitTenant(world, { estate_id: other.estate.id, user_id: tenant.id, invited_by: home.manager.id })
  return tenant
}
async function proposed(tenant: Person) {
  const unit = freeUnit()
  const lease = (await assign(home.manager, unit.id, tenant.id)).json()
  return { unit, lease }
}
const unitOf = async (id: string) => (await home.manager.get(`/onboarding/units/${id}`)).json()

describe('a stranger', () => {
  test('is not let to, drafted for or written into a draft by anybody: the same 404 as for nobody', async () => {
    const stranger = foreign.tenant
    const draft = (
      await home.manager.post('/leases', { unit_id: freeUnit().id, start_date: world.today() })
    ).json()
    for (const by of [home.manager, home.landlord, home.agent]) {
      const ways = (tenant_id: string) => [
        assign(by, home.unitAt(29).id, tenant_id),
        by.post('/leases', { unit_id: home.unitAt(29).id, tenant_id, start_date: world.today() }),
        by.patch(`/leases/${draft.id}`, { tenant_id }),
      ]
      const [strangers, nobodys] = await Promise.all([
        Promise.all(ways(stranger.id)),
        Promise.all(ways(randomUUID())),
      ])
      for (const [at, answer] of strangers.entries()) {
        expect(answerOf(answer)).toEqual([404, 'NOT_FOUND'])
        expect(answer.json()).toEqual(nobodys[at]?.json())
      }
    }
    expect((await home.manager.get(`/users/${stranger.id}`)).statusCode).toBe(404)
    expect((await home.manager.get(`/leases/${draft.id}`)).json().tenant_id).toBeNull()
    expect((await stranger.get('/leases')).json().data).toHaveLength(1)
  })

  test('stays unseen in plain SQL too: no lease, no draft and no place in an estate can name them', async () => {
    const stranger = foreign.tenant.id
    const unit = home.unitAt(29)
    const asWho = (by: Person, write: ReturnType<typeof sql>) =>
      world.services.transaction(by.actor, (tx) => write.execute(tx))
    for (const by of [home.manager, home.landlord, home.agent]) {
      for (const status of ['DRAFT', 'PENDING_SIGNATURE', 'ACTIVE'])
        await expect(
          asWho(
            by,
            sql`insert into lease (estate_id, property_id, unit_id, landlord_id, tenant_id, status, start_date, end_date,
                rent_amount, frequency, created_by)
              values (${home.estate.id}, ${home.property.id}, ${unit.id}, ${home.landlord.id}, ${stranger},
                ${status}::lease_status, '2030-01-01', '2030-12-31', 1, 'YEARLY', ${by.id})`,
          ),
        ).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
      await expect(
        asWho(by, sql`update lease set tenant_id = ${stranger} where id = ${home.lease.id}`),
      ).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
      await expect(
        asWho(
          by,
          sql`insert into estate_association (estate_id, user_id, role) values (${home.estate.id}, ${stranger}, 'TENANT')`,
        ),
      ).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    }
  })
})

describe('a tenancy that was asked for', () => {
  test('runs at once for who accepted an invitation into the estate, and for who lives there', async () => {
    const joined = await signedIn(world, 'TENANT')
    await admitTenant(world, { estate_id: home.estate.id, user_id: joined.id, invited_by: home.manager.id })
    for (const tenant of [joined, home.tenant]) {
      const made = await assign(home.manager, freeUnit().id, tenant.id)
      expect(made.statusCode).toBe(201)
      expect(made.json()).toMatchObject({ status: 'ACTIVE', charges: [{ amount: RENT }] })
    }
  })

  test('may be let by the landlord and the agent of the home that the invitation named', async () => {
    for (const by of [home.landlord, home.agent]) {
      const [tenant, unit] = [await signedIn(world, 'TENANT'), freeUnit()]
      expect((await assign(by, unit.id, tenant.id)).statusCode).toBe(404)
      await admitTenant(world, {
        ...{ estate_id: home.estate.id, user_id: tenant.id },
        ...{ invited_by: home.manager.id, unit_id: unit.id },
      })
      expect((await assign(by, unit.id, tenant.id)).json().status).toBe('ACTIVE')
    }
  })
})

test('who joined and has no home yet is listed and found by who may let to them, until they have one', async () => {
  const [tenant, unit] = [await signedIn(world, 'TENANT', { full_name: 'Ṣẹ́gun Newcomer' }), freeUnit()]
  await admitTenant(world, {
    ...{ estate_id: home.estate.id, user_id: tenant.id },
    ...{ invited_by: home.manager.id, unit_id: unit.id },
  })
  const found = async (by: Person) => (await by.get('/tenants/joined?search=segun')).json().data
  for (const by of [home.manager, home.landlord, home.agent])
    expect(await found(by)).toMatchObject([{ id: tenant.id, unit_id: unit.id, unit_name: unit.name }])
  for (const by of [foreign.manager, foreign.landlord, foreign.agent]) expect(await found(by)).toEqual([])
  await assign(home.manager, unit.id, tenant.id)
  expect(await found(home.manager)).toEqual([])
})

describe('a tenancy that nobody asked for', () => {
  test('is said yes to as its terms were read, and not as they were changed since', async () => {
    const tenant = await knownFromElsewhere()
    const { lease } = await proposed(tenant)
    const read = async () => {
      const { start_date, end_date, rent_amount, schedule } = (await tenant.get(`/leases/${lease.id}`)).json()
      const total = schedule.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
      return { start_date, end_date, rent_amount, total }
    }
    const before = await read()
    for (const change of [{ status: 'DRAFT' }, { legal_fee: 5_000_000 }, { status: 'PENDING_SIGNATURE' }])
      expect((await home.manager.patch(`/leases/${lease.id}`, change)).statusCode).toBe(200)
    const accept = (read: object) => tenant.post(`/leases/${lease.id}/accept`, { read })
    expect(answerOf(await accept(before))).toEqual([409, 'CONFLICT'])
    expect((await accept(await read())).json()).toMatchObject({ status: 'ACTIVE', legal_fee: 5_000_000 })
  })

  test('waits: the unit is held, nothing is charged, and the tenant sees who asks what', async () => {
    const tenant = await knownFromElsewhere()
    const { unit, lease } = await proposed(tenant)
    expect(lease).toMatchObject({ status: 'PENDING_SIGNATURE', charges: [], tenant_id: tenant.id })
    expect(await unitOf(unit.id)).toMatchObject({ status: 'RESERVED', debt: { outstanding: 0 } })
    await world.work()

    const seen = (await tenant.get('/leases?status=PENDING_SIGNATURE')).json().data
    expect(seen).toMatchObject([{ id: lease.id, unit_name: unit.name, estate_name: home.estate.name }])
    expect((await tenant.get(`/leases/${lease.id}`)).json()).toMatchObject({
      proposed_by: home.manager.full_name,
      schedule: [{ amount: RENT, transaction_type: 'RENT_PAYMENT' }],
      can: { answer: true, write: false },
    })
    const bell = (await tenant.get('/communication/notifications')).json().data
    expect(bell[0]).toMatchObject({
      title: 'Is this your tenancy?',
      actionUrl: `/dashboard/leases/${lease.id}`,
    })
    expect(await sentTo(world, tenant.email)).toMatchObject([{ subject: 'Is this your tenancy?' }])
    const estates = (await tenant.get('/estates')).json().data.map((one: { id: string }) => one.id)
    expect(estates).not.toContain(home.estate.id)
    // Of people whom the landlord and the agent do not know, the lease shows no more than its name.
    expect((await home.landlord.get(`/leases/${lease.id}`)).json().tenant_name).toBe(tenant.full_name)
    for (const by of [home.landlord, home.agent]) {
      const rows = await world.services.transaction(by.actor, (tx) =>
        tx.selectFrom('users').select('phone').where('id', '=', tenant.id).execute(),
      )
      expect(rows).toEqual([])
      expect((await by.get(`/tenants?search=${tenant.full_name}`)).json().data).not.toContainEqual(
        expect.objectContaining({ id: tenant.id }),
      )
    }
  })

  test('cannot be started by who let it, nor by hand in the database', async () => {
    const { lease } = await proposed(await knownFromElsewhere())
    const forced = await home.manager.patch(`/leases/${lease.id}`, { status: 'ACTIVE' })
    expect(answerOf(forced)).toEqual([422, 'TENANT_CONSENT_MISSING'])
    await expect(
      world.services.transaction(home.manager.actor, (tx) =>
        sql`update lease set status = 'ACTIVE' where id = ${lease.id}`.execute(tx),
      ),
    ).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    const tenant = await knownFromElsewhere()
    const draft = { unit_id: freeUnit().id, tenant_id: tenant.id, start_date: world.today() }
    const { id } = (await home.manager.post('/leases', draft)).json()
    expect(answerOf(await home.manager.patch(`/leases/${id}`, { status: 'ACTIVE' }))).toEqual([
      422,
      'TENANT_CONSENT_MISSING',
    ])
    expect((await home.manager.patch(`/leases/${id}`, { status: 'PENDING_SIGNATURE' })).statusCode).toBe(200)
    expect((await tenant.post(`/leases/${id}/accept`)).json().status).toBe('ACTIVE')
  })

  test('starts with a yes: charges, the home, and whoever asked hears of it', async () => {
    const tenant = await knownFromElsewhere()
    const { unit, lease } = await proposed(tenant)
    const answer = await tenant.post(`/leases/${lease.id}/accept`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ status: 'ACTIVE', charges: [{ amount: RENT, open_amount: RENT }] })
    expect(await unitOf(unit.id)).toMatchObject({
      status: 'OCCUPIED',
      tenant_id: tenant.id,
      debt: { due_now: RENT },
    })
    await world.work()
    const bell = (await home.manager.get('/communication/notifications?limit=100')).json().data
    expect(bell).toContainEqual(
      expect.objectContaining({
        title: `${tenant.full_name} accepted`,
        actionUrl: `/dashboard/leases/${lease.id}`,
      }),
    )
    expect((await home.landlord.get(`/tenants/${tenant.id}`)).json().email).toBe(tenant.email)
  })

  test('ends with a no: the unit is free, the tenant is off it, and whoever asked reads why', async () => {
    const tenant = await knownFromElsewhere()
    const { unit, lease } = await proposed(tenant)
    const reason = 'I live in Ibadan.'
    expect((await tenant.post(`/leases/${lease.id}/decline`, { reason })).statusCode).toBe(204)
    expect(await unitOf(unit.id)).toMatchObject({ status: 'VACANT', tenant_id: null })
    expect((await home.manager.get(`/leases/${lease.id}`)).json()).toMatchObject({
      ...{ status: 'TERMINATED', ending_kind: 'DECLINED', ending_reason: reason },
      ...{ tenant_id: null, tenant_name: tenant.full_name, charges: [] },
    })
    expect((await tenant.get(`/leases/${lease.id}`)).statusCode).toBe(404)
    await world.work()
    const bell = (await home.manager.get('/communication/notifications?limit=100')).json().data
    const told = bell.find((one: { actionUrl: string }) => one.actionUrl === `/dashboard/leases/${lease.id}`)
    expect(told.title).toBe(`${tenant.full_name} declined`)
    expect(told.message).toContain(reason)
  })

  test('yes and no at once, or yes twice: one of them counts', async () => {
    const tenant = await knownFromElsewhere()
    const { lease } = await proposed(tenant)
    const answers = await Promise.all([
      tenant.post(`/leases/${lease.id}/accept`),
      tenant.post(`/leases/${lease.id}/accept`),
      tenant.post(`/leases/${lease.id}/decline`, {}),
    ])
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
    const seen = (await home.manager.get(`/leases/${lease.id}`)).json()
    expect(seen.charges).toHaveLength(seen.status === 'ACTIVE' ? 1 : 0)
  })

  test('is answered by its tenant alone, and once', async () => {
    const tenant = await knownFromElsewhere()
    const { lease } = await proposed(tenant)
    for (const action of ['accept', 'decline']) {
      const path = `/leases/${lease.id}/${action}`
      expect(answerOf(await home.manager.post(path, {}))).toEqual([403, 'PERMISSION_DENIED'])
      for (const other of [home.tenant, foreign.manager, foreign.tenant])
        expect(answerOf(await other.post(path, {}))).toEqual([404, 'NOT_FOUND'])
    }
    await tenant.post(`/leases/${lease.id}/accept`)
    const again = await tenant.post(`/leases/${lease.id}/decline`, {})
    expect(answerOf(again)).toEqual([409, 'ILLEGAL_STATE'])
  })

  test('that was withdrawn meanwhile, or is over, is not said yes to', async () => {
    const tenant = await knownFromElsewhere()
    const [withdrawn, over] = [await proposed(tenant), await proposed(tenant)]
    await home.manager.patch(`/leases/${withdrawn.lease.id}`, { status: 'DRAFT' })
    expect((await tenant.post(`/leases/${withdrawn.lease.id}/accept`)).statusCode).toBe(404)
    await world.services.transaction('system', (tx) =>
      tx
        .updateTable('lease')
        .set({ start_date: addDays(world.today(), -9), end_date: addDays(world.today(), -1) })
        .where('id', '=', over.lease.id)
        .execute(),
    )
    expect(answerOf(await tenant.post(`/leases/${over.lease.id}/accept`))).toEqual([422, 'LEASE_DATES'])
  })

  test('being put into the estate by its manager is not a yes', async () => {
    const tenant = await knownFromElsewhere()
    await world.services.transaction('system', (tx) =>
      joinEstate(tx, { estate_id: home.estate.id, user_id: tenant.id, role: 'TENANT' }),
    )
    expect((await proposed(tenant)).lease.status).toBe('PENDING_SIGNATURE')
  })
})

describe('an invitation in a draft', () => {
  type Invited = { estate_id: string; role?: string; unit_id?: string; unit_ids?: string[] }
  const invite = async (by: Person, wanted: Invited) =>
    (
      await by.post('/auth/invite', {
        email: `invited-${randomUUID()}@test.gida.ng`,
        role: 'TENANT',
        ...wanted,
      })
    ).json().id
  const draft = (by: Person, invitation_id: string, unit_id = freeUnit().id) =>
    by.post('/leases', { unit_id, invitation_id, tenant_name: 'Amaka Eze', start_date: world.today() })

  test('is one of this estate, for a tenant, for this home: else it is not there, or says so', async () => {
    const elsewhere = await invite(foreign.manager, { estate_id: foreign.estate.id })
    const nobodys = await draft(home.manager, randomUUID())
    expect(answerOf(nobodys)).toEqual([404, 'NOT_FOUND'])
    expect((await draft(home.manager, elsewhere)).json()).toEqual(nobodys.json())

    const second = await portfolio(world, { people: { manager: home.manager }, units: 1 })
    const unfit = [
      await invite(home.manager, { estate_id: second.estate.id }),
      await invite(home.manager, { estate_id: home.estate.id, role: 'LANDLORD' }),
      await invite(home.manager, { estate_id: home.estate.id, unit_id: home.unitAt(28).id }),
    ]
    for (const id of unfit) expect(answerOf(await draft(home.manager, id))).toEqual([422, 'INVITATION_UNFIT'])
    const revoked = await invite(home.manager, { estate_id: home.estate.id })
    await home.manager.delete(`/invitations/${revoked}`)
    expect(answerOf(await draft(home.manager, revoked))).toEqual([422, 'INVITATION_UNFIT'])
  })

  test('stays fit when the draft moves to other homes', async () => {
    const unit = freeUnit()
    const id = await invite(home.manager, { estate_id: home.estate.id, unit_id: unit.id })
    const made = (await draft(home.manager, id, unit.id)).json()
    const moved = await home.manager.patch(`/leases/${made.id}`, { unit_ids: [freeUnit().id] })
    expect(answerOf(moved)).toEqual([422, 'INVITATION_UNFIT'])
  })

  test('that was accepted already brings its tenant', async () => {
    const [tenant, unit] = [await signedIn(world, 'TENANT'), freeUnit()]
    const id = await admitTenant(world, {
      ...{ estate_id: home.estate.id, user_id: tenant.id },
      ...{ invited_by: home.manager.id, unit_id: unit.id },
    })
    expect((await draft(home.manager, id, unit.id)).json().tenant_id).toBe(tenant.id)
    const another = {
      unit_id: unit.id,
      invitation_id: id,
      tenant_id: home.tenant.id,
      start_date: world.today(),
    }
    expect(answerOf(await home.manager.post('/leases', another))).toEqual([422, 'INVITATION_UNFIT'])
  })

  test('of another estate is refused by the database too', async () => {
    const elsewhere = await invite(foreign.manager, { estate_id: foreign.estate.id })
    const { id } = (
      await home.manager.post('/leases', { unit_id: freeUnit().id, start_date: world.today() })
    ).json()
    const write = (who: Person['actor'] | 'system') =>
      world.services.transaction(who, (tx) =>
        sql`update lease set invitation_id = ${elsewhere} where id = ${id}`.execute(tx),
      )
    await expect(write(home.manager.actor)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    await expect(write('system')).rejects.toThrow(/lease_invitation/)
  })
})

describe('somebody whose account is closed', () => {
  const close = (id: string, erased: boolean) =>
    world.services.transaction('system', (tx) =>
      tx
        .updateTable('users')
        .set({ status: 'INACTIVE', ...(erased && { erased_at: tx.now }) })
        .where('id', '=', id)
        .execute(),
    )

  test('is not let to by a draft that was written before', async () => {
    const [tenant, unit] = [await signedIn(world, 'TENANT'), freeUnit()]
    await admitTenant(world, { estate_id: home.estate.id, user_id: tenant.id, invited_by: home.manager.id })
    const drafted = { unit_id: unit.id, tenant_id: tenant.id, start_date: world.today() }
    const { id } = (await home.manager.post('/leases', drafted)).json()
    await close(tenant.id, false)
    for (const status of ['PENDING_SIGNATURE', 'ACTIVE'])
      expect(answerOf(await home.manager.patch(`/leases/${id}`, { status }))).toEqual([422, 'NOT_A_TENANT'])
    expect((await unitOf(unit.id)).status).toBe('VACANT')
  })

  test('has no tenancy renewed that was over when they were erased', async () => {
    const [tenant, unit] = [await signedIn(world, 'TENANT'), freeUnit()]
    await admitTenant(world, { estate_id: home.estate.id, user_id: tenant.id, invited_by: home.manager.id })
    const { id } = (await assign(home.manager, unit.id, tenant.id)).json()
    await world.services.transaction('system', async (tx) => {
      await tx.updateTable('lease').set({ status: 'EXPIRED' }).where('id', '=', id).execute()
    })
    await close(tenant.id, true)
    expect(answerOf(await home.manager.post(`/leases/${id}/renew`, {}))).toEqual([422, 'NOT_A_TENANT'])
  })

  test('or who has left the estate is not let to again by a renewal', async () => {
    const [tenant, unit] = [await signedIn(world, 'TENANT'), freeUnit()]
    await admitTenant(world, { estate_id: home.estate.id, user_id: tenant.id, invited_by: home.manager.id })
    const { id } = (await assign(home.manager, unit.id, tenant.id)).json()
    await world.services.transaction('system', async (tx) => {
      await tx.updateTable('lease').set({ status: 'EXPIRED' }).where('id', '=', id).execute()
      await tx.deleteFrom('estate_association').where('user_id', '=', tenant.id).execute()
    })
    const answer = await home.manager.post(`/leases/${id}/renew`, {})
    expect(answerOf(answer)).toEqual([422, 'TENANT_CONSENT_MISSING'])
  })
})

test('whoever has a phone alone is asked by a text also where it was proposed at night', async () => {
  const { clock } = world.services
  const goTo = (hour: number) =>
    clock.advance(startOfDay(addDays(world.today(), 1)).getTime() + hour * 3_600_000 - clock.now().getTime())
  const tenant = await knownFromElsewhere()
  const phone = '+2348031110009'
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ email: null, phone }).where('id', '=', tenant.id).execute(),
  )
  goTo(21)
  const manager = await refreshed(world, home.manager)
  expect((await assign(manager, freeUnit().id, tenant.id)).statusCode).toBe(201)
  await world.work()
  goTo(8.1)
  await world.services.transaction('system', (tx) => enqueue(tx, deliverDue, {}))
  await world.work()
  const sent = await world.services.transaction('system', (tx) =>
    tx.selectFrom('outbox_message').select(['state', 'body']).where('recipient', '=', phone).execute(),
  )
  expect(sent).toMatchObject([{ state: 'ACCEPTED', body: expect.stringContaining('/dashboard/leases/') }])
})
