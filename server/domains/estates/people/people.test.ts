import { randomUUID } from 'node:crypto'
import type { Role } from '@gida/contract/shared/roles'
import { beforeEach, describe, expect, test } from 'vitest'
import { tokenSentTo } from '../../../testing/outbox.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate } from '../estate/join-estate.ts'
import { entrustUnits } from '../managers/entrust-units.ts'

const world = useWorld()
let flat: LetFlat
let manager: Person
beforeEach(async () => {
  flat = await letFlat(world)
  manager = flat.manager
})

type Answer = { statusCode: number; json(): { code: string } }
const said = (answer: Answer) => [answer.statusCode, answer.json().code]
const join = (user_id: string, role: Exclude<Role, 'ADMIN'>, estate_id = flat.estate_id) =>
  world.services.transaction('system', (tx) => joinEstate(tx, { estate_id, user_id, role }))
async function member(role: Exclude<Role, 'ADMIN'>): Promise<Person> {
  const person = await signedIn(world, role)
  await join(person.id, role)
  return person
}
const add = (body: object, by = manager) =>
  by.post('/users', { full_name: 'Halima Sani', role: 'TENANT', estate_id: flat.estate_id, ...body })
const rolesOf = (user_id: string) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('estate_association')
      .select(['estate_id', 'role'])
      .where('user_id', '=', user_id)
      .execute(),
  )
const findUser = (id: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('users').select(['id', 'status', 'role']).where('id', '=', id).executeTakeFirst(),
  )
let number = 0
const phone = () => `0803${String(1_000_000 + ++number)}`

describe('adding a person', () => {
  test('with a password lets them in at once, and tells them without it', async () => {
    const email = `halima-${randomUUID()}@test.gida.ng`
    const added = await add({ email, password: 'Harmattan-Mango-77' })
    expect(added.statusCode).toBe(201)
    expect(added.json()).toMatchObject({
      role: 'TENANT',
      estate_associations: [{ estate_id: flat.estate_id }],
    })
    const signIn = await world.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { email, password: 'Harmattan-Mango-77' },
    })
    expect(signIn.statusCode).toBe(200)
    const [mail] = await world.services.transaction('system', (tx) =>
      tx.selectFrom('outbox_message').selectAll().where('recipient', '=', email).execute(),
    )
    expect(mail?.body).toContain('has opened an account as Tenant at Palmgrove Court for you')
    expect(mail?.body).not.toContain('Harmattan')
  })

  test('takes a phone alone, and refuses a taken one, a weak password and no way to reach them', async () => {
    const number = phone()
    const added = await add({ phone: number })
    expect(added.json()).toMatchObject({ email: null, phone: `+234${number.slice(1)}` })
    const again = await add({ phone: number })
    expect(said(again)).toEqual([409, 'PHONE_TAKEN'])
    expect(again.json().message).toContain('Invite them, so that they can join with it.')
    expect(said(await add({ email: manager.email }))).toEqual([409, 'EMAIL_TAKEN'])
    expect(said(await add({ phone: phone(), password: 'password123' }))).toEqual([422, 'WEAK_PASSWORD'])
    expect(said(await add({}))).toEqual([400, 'VALIDATION_ERROR'])
  })

  test('is for one’s own estates, and never makes a super admin', async () => {
    const foreign = await letFlat(world)
    expect(said(await add({ phone: phone(), estate_id: foreign.estate_id }))).toEqual([
      404,
      'ESTATE_NOT_FOUND',
    ])
    expect(said(await add({ phone: phone(), role: 'ADMIN' }))).toEqual([400, 'VALIDATION_ERROR'])
    expect(said(await add({ phone: phone() }, flat.landlord))).toEqual([403, 'PERMISSION_DENIED'])
    const admin = await signedIn(world, 'ADMIN')
    expect((await add({ phone: phone(), role: 'ESTATE_MANAGER' }, admin)).statusCode).toBe(201)
  })
})

describe('a role', () => {
  const give = (id: string, role: string, by = manager) => by.patch(`/users/${id}`, { role })

  test('changes in the estate as well, and is heard of', async () => {
    const agent = await member('PROPERTY_MANAGER')
    expect((await give(agent.id, 'LANDLORD')).json().role).toBe('LANDLORD')
    expect(await rolesOf(agent.id)).toEqual([{ estate_id: flat.estate_id, role: 'LANDLORD' }])
    expect(said(await agent.get('/users/me'))).toEqual([401, 'TOKEN_STALE'])
    await world.work()
    const events = await world.services.transaction('system', (tx) =>
      tx.selectFrom('live_event').select(['type', 'data']).where('user_id', '=', agent.id).execute(),
    )
    expect(events).toEqual([{ type: 'role_changed', data: { role: 'LANDLORD' } }])
  })

  test('stays while a home, a property or units hang on it', async () => {
    const agent = await member('PROPERTY_MANAGER')
    await world.services.transaction('system', (tx) =>
      entrustUnits(tx, { estate_id: flat.estate_id, user_id: agent.id, unit_ids: [flat.unit_id] }),
    )
    for (const { id } of [flat.tenant, flat.landlord, agent]) {
      expect(said(await give(id, id === flat.landlord.id ? 'TENANT' : 'LANDLORD'))).toEqual([
        409,
        'PERSON_HAS_TIES',
      ])
    }
    expect((await give(flat.tenant.id, 'TENANT')).statusCode).toBe(200)
  })

  test('of the last manager stays, also when two take each other’s at once', async () => {
    const second = await member('ESTATE_MANAGER')
    const [a, b] = await Promise.all([give(second.id, 'TENANT'), give(manager.id, 'TENANT', second)])
    expect([a.statusCode, b.statusCode].filter((status) => status === 200)).toHaveLength(1)
    const left = await world.services.transaction('system', (tx) =>
      tx
        .selectFrom('estate_association')
        .select('user_id')
        .where('estate_id', '=', flat.estate_id)
        .where('role', '=', 'ESTATE_MANAGER')
        .execute(),
    )
    expect(left).toHaveLength(1)
    const admin = await signedIn(world, 'ADMIN')
    const last = left[0]?.user_id as string
    expect(said(await give(last, 'LANDLORD', admin))).toEqual([409, 'LAST_MANAGER'])
    expect(said(await admin.patch(`/users/${last}/deactivate`))).toEqual([409, 'LAST_MANAGER'])
    expect(said(await admin.patch(`/users/${last}/remove-estate`, {}))).toEqual([409, 'LAST_MANAGER'])
    expect(said(await admin.delete(`/users/${last}`))).toEqual([409, 'LAST_MANAGER'])
  })

  test('two managers cannot both be deactivated at once', async () => {
    const admin = await signedIn(world, 'ADMIN')
    const second = await member('ESTATE_MANAGER')
    const answers = await Promise.all(
      [manager, second].map(({ id }) => admin.patch(`/users/${id}/deactivate`)),
    )
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
  })

  test('is not given upwards: not by who holds less, and never to a foreign person', async () => {
    const agent = await member('PROPERTY_MANAGER')
    await manager.patch(`/users/${agent.id}`, {
      permissions: { granted: ['users_read', 'users_write'], denied: [] },
    })
    const { access_token } = (
      await world.app.inject({
        method: 'POST',
        url: '/api/v1/auth/refresh',
        payload: { refresh_token: agent.refresh_token },
      })
    ).json()
    const asAgent = (id: string, payload: object) =>
      world.app.inject({
        method: 'PATCH',
        url: `/api/v1/users/${id}`,
        headers: { authorization: `Bearer ${access_token}` },
        payload,
      })
    const tenant = await member('TENANT')
    expect(said(await asAgent(tenant.id, { role: 'ESTATE_MANAGER' }))).toEqual([403, 'PERMISSION_DENIED'])
    expect(said(await asAgent(manager.id, { full_name: 'Nobody' }))).toEqual([403, 'PERMISSION_DENIED'])
    expect((await asAgent(tenant.id, { role: 'PROPERTY_MANAGER' })).statusCode).toBe(200)
    const foreign = await letFlat(world)
    expect(said(await give(foreign.tenant.id, 'LANDLORD'))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('belonging', () => {
  test('to another of one’s estates, in the role that the person has', async () => {
    const beside = await letFlat(world, { manager })
    const agent = await member('PROPERTY_MANAGER')
    const assign = (body: object) => manager.patch(`/users/${agent.id}/assign-estate`, body)
    expect((await assign({ estate_id: beside.estate_id })).json().estate_associations).toHaveLength(2)
    expect((await assign({ estate_id: beside.estate_id })).statusCode).toBe(200)
    expect(said(await assign({ estate_id: beside.estate_id, role: 'TENANT' }))).toEqual([422, 'ROLE_DIFFERS'])
    const foreign = await letFlat(world)
    expect(said(await assign({ estate_id: foreign.estate_id }))).toEqual([404, 'ESTATE_NOT_FOUND'])
    const stranger = await manager.patch(`/users/${foreign.tenant.id}/assign-estate`, {
      estate_id: flat.estate_id,
    })
    expect(said(stranger)).toEqual([404, 'NOT_FOUND'])
  })

  test('ends with the units in one’s care, but not with a home or a property', async () => {
    const agent = await member('PROPERTY_MANAGER')
    await world.services.transaction('system', (tx) =>
      entrustUnits(tx, { estate_id: flat.estate_id, user_id: agent.id, unit_ids: [flat.unit_id] }),
    )
    const remove = (id: string, body: object = { estate_id: flat.estate_id }) =>
      manager.patch(`/users/${id}/remove-estate`, body)
    const home = await remove(flat.tenant.id)
    expect(said(home)).toEqual([409, 'PERSON_HAS_TIES'])
    expect((home.json() as unknown as { message: string }).message).toContain('running lease')
    expect(said(await remove(flat.landlord.id))).toEqual([409, 'PERSON_HAS_TIES'])
    expect((await agent.get('/users/me')).json().estate_id).toBe(flat.estate_id)
    expect((await remove(agent.id)).json()).toMatchObject({ estate_associations: [], estate_id: null })
    expect((await agent.get('/onboarding/units')).statusCode).toBeLessThan(500)
    const left = await world.services.transaction('system', (tx) =>
      tx.selectFrom('unit_assignment').select('unit_id').where('user_id', '=', agent.id).execute(),
    )
    expect(left).toEqual([])
    expect(said(await remove(agent.id))).toEqual([404, 'NOT_FOUND'])
    const other = await member('PROPERTY_MANAGER')
    const fromAny = await manager.patch(`/users/${other.id}/remove-estate`) // no estate named
    expect(fromAny.json().estate_associations).toEqual([])
  })

  test('a removed person with a history is deactivated; an account that nobody used is gone', async () => {
    const { id } = (await add({ phone: phone() })).json()
    expect((await manager.delete(`/users/${id}`)).statusCode).toBe(204)
    expect(await findUser(id)).toBeUndefined()
    const used = await member('TENANT')
    expect((await manager.delete(`/users/${used.id}`)).statusCode).toBe(204)
    expect(await findUser(used.id)).toMatchObject({ status: 'INACTIVE' })
    expect(await rolesOf(used.id)).toEqual([])
    expect(said(await used.get('/users/me'))).toEqual([401, 'TOKEN_EXPIRED'])
  })

  test('a removed person who also belongs elsewhere only leaves', async () => {
    const foreign = await letFlat(world)
    const shared = await member('TENANT')
    await join(shared.id, 'TENANT', foreign.estate_id)
    expect((await manager.delete(`/users/${shared.id}`)).statusCode).toBe(204)
    expect(await findUser(shared.id)).toMatchObject({ status: 'ACTIVE' })
    expect(await rolesOf(shared.id)).toEqual([{ estate_id: foreign.estate_id, role: 'TENANT' }])
    expect((await shared.get('/users/me')).statusCode).toBe(200)
  })
})

describe('a person who was taken out and comes back', () => {
  const PASSWORD = 'Harmattan-Mango-77'
  const signIn = (email: string) =>
    world.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password: PASSWORD } })
  const invite = (email: string) =>
    manager.post('/auth/invite', { email, role: 'TENANT', estate_id: flat.estate_id })
  async function removed(): Promise<{ id: string; email: string }> {
    const email = `returns-${randomUUID()}@test.gida.ng`
    const { id } = (await add({ email, password: PASSWORD })).json()
    expect((await signIn(email)).statusCode).toBe(200)
    expect((await manager.delete(`/users/${id}`)).statusCode).toBe(204)
    expect(said(await signIn(email))).toEqual([403, 'ACCOUNT_INACTIVE'])
    return { id, email }
  }

  test('is invited again, signs in with the account they had, and joins', async () => {
    const { id, email } = await removed()
    expect((await invite(email)).statusCode).toBe(201)
    const token = await tokenSentTo(world, email)
    const session = (await signIn(email)).json()
    const joined = await world.app.inject({
      ...{ method: 'POST', url: '/api/v1/invitations/accept', payload: { token } },
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(joined.statusCode, joined.body).toBe(200)
    expect(await rolesOf(id)).toEqual([{ estate_id: flat.estate_id, role: 'TENANT' }])
    expect((await manager.get(`/users/${id}`)).json().status).toBe('ACTIVE')
  })

  test('stays out where the platform suspended them, or an estate that they belong to closed the account', async () => {
    const admin = await signedIn(world, 'ADMIN')
    const { id, email } = await removed()
    expect((await admin.post(`/admin/users/${id}/suspend`, { reason: 'Fraud' })).statusCode).toBeLessThan(300)
    await invite(email)
    expect(said(await signIn(email))).toEqual([403, 'ACCOUNT_INACTIVE'])

    const theirs = await letFlat(world)
    const mail = `closed-${randomUUID()}@test.gida.ng`
    const given = { email: mail, password: PASSWORD, estate_id: theirs.estate_id }
    const closed = (await add(given, theirs.manager)).json()
    await theirs.manager.patch(`/users/${closed.id}/deactivate`)
    expect((await invite(mail)).statusCode).toBe(201)
    expect(said(await signIn(mail))).toEqual([403, 'ACCOUNT_INACTIVE'])
  })
})

describe('many at once', () => {
  test('each row is done or refused by itself, and nobody foreign is touched', async () => {
    const foreign = await letFlat(world)
    const ok = await member('TENANT')
    const user_ids = [ok.id, foreign.tenant.id, manager.id, randomUUID()]
    const answer = (
      await manager.patch('/users/bulk-update', { user_ids, updates: { is_active: false } })
    ).json()
    expect(answer.succeeded).toEqual([ok.id])
    expect(answer.failed.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
      [1, 'NOT_FOUND'],
      [2, 'OWN_RIGHTS'],
      [3, 'NOT_FOUND'],
    ])
    expect(await findUser(foreign.tenant.id)).toMatchObject({ status: 'ACTIVE' })
    const back = await manager.patch('/users/bulk-update', {
      user_ids: [ok.id],
      updates: { is_active: true },
    })
    expect(back.json().succeeded).toEqual([ok.id])
  })

  test('estates are given and taken, and people removed', async () => {
    const beside = await letFlat(world, { manager })
    const [a, b] = [await member('TENANT'), await member('PROPERTY_MANAGER')]
    const bulk = (updates: object) => manager.patch('/users/bulk-update', { user_ids: [a.id, b.id], updates })
    expect((await bulk({ estate_id: beside.estate_id })).json().succeeded).toHaveLength(2)
    expect((await bulk({ remove_estate_id: flat.estate_id })).json().succeeded).toHaveLength(2)
    expect(await rolesOf(a.id)).toEqual([{ estate_id: beside.estate_id, role: 'TENANT' }])
    const foreign = await letFlat(world)
    const ids = [a.id, flat.tenant.id, foreign.tenant.id].join(',')
    const removed = (await manager.delete(`/users/bulk-delete?user_ids=${ids}`)).json()
    expect(removed.succeeded).toEqual([a.id])
    expect(removed.failed.map(({ code }: { code: string }) => code)).toEqual(['PERSON_HAS_TIES', 'NOT_FOUND'])
    expect(await findUser(foreign.tenant.id)).toMatchObject({ status: 'ACTIVE' })
  })

  test('wants somebody, and a change', async () => {
    expect(said(await manager.delete('/users/bulk-delete?user_ids='))).toEqual([400, 'VALIDATION_ERROR'])
    expect(said(await manager.delete('/users/bulk-delete?user_ids=1,2'))).toEqual([400, 'VALIDATION_ERROR'])
    const nothing = await manager.patch('/users/bulk-update', { user_ids: [manager.id], updates: {} })
    expect(said(nothing)).toEqual([400, 'VALIDATION_ERROR'])
  })
})
