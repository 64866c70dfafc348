import type { Role } from '@gida/contract/shared/roles'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { joinEstate } from '../estates/index.ts'
import type { NewUser } from './accounts/create-user.ts'
import { markVerified } from './accounts/mark-verified.ts'

const world = useWorld()
let mine: LetFlat
let other: LetFlat
beforeAll(async () => {
  mine = await letFlat(world)
  other = await letFlat(world)
})

type Answer = { statusCode: number; json(): { code: string } }
const said = (answer: Answer) => [answer.statusCode, answer.json().code]

/** A member of my estate. */
async function member(role: Exclude<Role, 'ADMIN'>, given: Partial<NewUser> = {}): Promise<Person> {
  const person = await signedIn(world, role, given)
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: mine.estate_id, user_id: person.id, role }),
  )
  return person
}
const outbox = (to: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('outbox_message').selectAll().where('recipient', '=', to).orderBy('id').execute(),
  )
const liveEvents = (user_id: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('live_event').select(['type', 'data']).where('user_id', '=', user_id).execute(),
  )
const setPermissions = (by: Person, id: string, granted: string[], denied: string[]) =>
  by.patch(`/users/${id}`, { permissions: { granted, denied } })

describe('the list', () => {
  test('finds names by plain letters, and addresses and numbers, and takes % and _ as they are', async () => {
    const long = `Adébáyọ̀ ${'Ọlá'.repeat(30)}`.slice(0, 100)
    const found = await member('TENANT', { full_name: long, phone: '+2348031112223' })
    await member('TENANT', { full_name: '100% Percy_Under' })
    const search = async (words: string) =>
      (await mine.manager.get(`/users?search=${encodeURIComponent(words)}`)).json()
    for (const words of [
      'adebayo',
      'ADÉBÁYÒ ola',
      found.email,
      '0803 111 2223',
      '8031112',
      '+234 803 111 2223',
    ]) {
      expect(
        (await search(words)).data.map((one: { id: string }) => one.id),
        words,
      ).toEqual([found.id])
    }
    expect((await search('100%')).pagination.total).toBe(1)
    expect((await search('y_u')).pagination.total).toBe(1)
    expect((await search('y%u')).pagination.total).toBe(0)
  })

  test('is narrowed to who joined lately and to addresses that nobody verified, as they are counted', async () => {
    const old = await member('TENANT')
    await world.services.transaction('system', (tx) =>
      tx
        .updateTable('users')
        .set({ created_at: new Date(tx.now.getTime() - 31 * 86_400_000), email_verified_at: null })
        .where('id', '=', old.id)
        .execute(),
    )
    const totalOf = async (only: string) =>
      (await mine.manager.get(`/users?limit=1&only=${only}`)).json().pagination.total
    const stats = (await mine.manager.get('/users/stats')).json()
    expect(await totalOf('JOINED_LATELY')).toBe(stats.joined_lately)
    expect(await totalOf('EMAIL_NOT_VERIFIED')).toBe(stats.unverified)
    expect(stats.joined_lately).toBeLessThan(stats.total)
    expect(stats.unverified).toBeGreaterThan(0)
  })

  test('counts each person once, in whatever estates and roles, as they come, change and go', async () => {
    const admin = await signedIn(world, 'ADMIN')
    const both = await member('LANDLORD')
    const join = (person: Person, estate_id: string, role: Exclude<Role, 'ADMIN'>) =>
      world.services.transaction('system', (tx) => joinEstate(tx, { estate_id, user_id: person.id, role }))
    await join(both, other.estate_id, 'LANDLORD')
    await join(mine.manager, other.estate_id, 'ESTATE_MANAGER')
    const agree = async (what: string) => {
      for (const by of [mine.manager, other.manager, admin]) {
        const { total, by_role, by_status } = (await by.get('/users/stats')).json()
        const listed = async (search: string) => (await by.get(`/users?limit=100${search}`)).json()
        const { data, pagination } = await listed('')
        expect([pagination.total, total], what).toEqual([data.length, data.length])
        for (const [role, count] of Object.entries(by_role))
          expect([role, (await listed(`&role=${role}`)).data.length], what).toEqual([role, count])
        for (const [status, count] of Object.entries(by_status))
          expect([status, (await listed(`&status=${status}`)).data.length], what).toEqual([status, count])
      }
    }
    await agree('in two estates')
    await mine.manager.post(`/users/${both.id}/deactivate`)
    await agree('deactivated')
    expect((await admin.patch(`/users/${both.id}`, { role: 'PROPERTY_MANAGER' })).statusCode).toBe(200)
    await agree('in another role')
    const leave = (person: Person, estate_id: string) =>
      world.services.transaction('system', (tx) =>
        tx
          .deleteFrom('estate_association')
          .where('user_id', '=', person.id)
          .where('estate_id', '=', estate_id)
          .execute(),
      )
    await leave(both, mine.estate_id)
    await leave(mine.manager, other.estate_id)
    await agree('in one estate again')
    const unused = await mine.manager.post('/users', {
      ...{ full_name: 'Nobody Yet', role: 'TENANT', phone: '08031119999', estate_id: mine.estate_id },
    })
    await agree('added')
    expect((await mine.manager.delete(`/users/${unused.json().id}`)).statusCode).toBe(204)
    await agree('deleted')
  })

  test('shows nobody of a foreign estate, nor counts them', async () => {
    const listed = (await mine.manager.get('/users?limit=100')).json()
    expect(listed.data).toHaveLength(listed.pagination.total)
    const ids = listed.data.map((one: { id: string }) => one.id)
    expect(ids).toContain(mine.tenant.id)
    for (const { id } of [other.manager, other.landlord, other.tenant]) expect(ids).not.toContain(id)
    const stats = (await mine.manager.get('/users/stats')).json()
    expect(stats.total).toBe(listed.pagination.total)
    expect(stats.by_role.ESTATE_MANAGER).toBe(1)
    expect((await mine.manager.get(`/users/stats?estate_id=${other.estate_id}`)).json().total).toBe(0)
    expect((await mine.manager.get('/users/search?q=test')).body).not.toContain(other.tenant.id)
  })

  test('gives people to choose from in pages, active ones unless another state is asked for', async () => {
    const find = async (query: string) => (await mine.manager.get(`/users/search?${query}`)).json()
    const all = await find('limit=100')
    expect(all.pagination).toEqual({ page: 1, limit: 100, total: all.data.length, totalPages: 1 })
    const [first, second] = await Promise.all([find('limit=1'), find('limit=1&page=2')])
    expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 2))
    expect(first.pagination).toEqual({
      page: 1,
      limit: 1,
      total: all.data.length,
      totalPages: all.data.length,
    })
    const ofRole = await find('role=LANDLORD')
    expect(ofRole.data.map((one: { id: string }) => one.id)).toEqual([mine.landlord.id])
    expect(await find('search=landlord')).toEqual(await find('q=landlord'))
    expect((await find('status=INACTIVE')).data).toEqual([])
    expect((await mine.manager.get('/users/search?limit=101')).statusCode).toBe(400)
  })

  test('filters by role and state, sorts both ways, and says the total beyond the last page', async () => {
    const byName = (await mine.manager.get('/users?sort=-full_name&limit=100')).json().data
    const names = byName.map((one: { full_name: string }) =>
      one.full_name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    )
    expect(names).toEqual(names.toSorted().reverse())
    const landlords = (await mine.manager.get('/users?role=LANDLORD')).json()
    expect(landlords.data.map((one: { id: string }) => one.id)).toEqual([mine.landlord.id])
    const beyond = (await mine.manager.get('/users?page=90&role=LANDLORD')).json()
    expect([beyond.data, beyond.pagination.total]).toEqual([[], 1])
  })

  test('of one estate is for who tends it', async () => {
    const admin = await signedIn(world, 'ADMIN')
    const path = `/users/estates/${mine.estate_id}/users`
    expect((await mine.manager.get(path)).json().pagination.total).toBeGreaterThan(2)
    expect((await admin.get(path)).json().pagination.total).toBeGreaterThan(2)
    expect(said(await other.manager.get(path))).toEqual([404, 'ESTATE_NOT_FOUND'])
    expect(said(await mine.landlord.get('/users'))).toEqual([403, 'PERMISSION_DENIED'])
  })
})

describe('oneself', () => {
  test('changes one’s own name, and what one says of oneself', async () => {
    const ada = await member('TENANT')
    const named = await ada.patch(`/users/${ada.id}`, { full_name: 'Ngozi Ẹ̀bùn' })
    expect(named.json().full_name).toBe('Ngozi Ẹ̀bùn')
    const changed = await ada.patch(`/users/${ada.id}/profile`, {
      bio: 'I teach physics.',
      address: '3 Bode Thomas, Surulere',
      preferences: { theme: 'dark', tips: false },
      emergency_contact: { name: 'Ifeoma', phone: '0803 555 0000', relationship: 'Sister' },
    })
    expect(changed.json()).toMatchObject({
      bio: 'I teach physics.',
      address: '3 Bode Thomas, Surulere',
      emergency_contact: { phone: '+2348035550000' },
    })
    const again = await ada.patch(`/users/${ada.id}/profile`, { preferences: { tips: null }, bio: '' })
    expect(again.json()).toMatchObject({ bio: null, preferences: { theme: 'dark' } })
    expect(again.json().emergency_contact.name).toBe('Ifeoma')
    expect((await mine.manager.get(`/users/${ada.id}/profile`)).json().emergency_contact.name).toBe('Ifeoma')
    expect(said(await mine.landlord.get(`/users/${ada.id}/profile`))).toEqual([404, 'NOT_FOUND'])
  })

  test('an emergency contact is whole or none, and its number can be called', async () => {
    const send = (emergency_contact: object) =>
      mine.tenant.patch(`/users/${mine.tenant.id}/profile`, { emergency_contact })
    expect(said(await send({ name: 'Ada' }))).toEqual([400, 'VALIDATION_ERROR'])
    expect(said(await send({ name: 'Ada', phone: '12', relationship: 'Aunt' }))).toEqual([
      400,
      'VALIDATION_ERROR',
    ])
    const abroad = await send({ name: 'Ada', phone: '+44 20 7946 0958', relationship: 'Aunt' })
    expect(abroad.json().emergency_contact.phone).toBe('+442079460958')
  })

  test('a new e-mail address is unverified, and the old one is told', async () => {
    const ada = await member('TENANT', { phone: '+2348054443332' })
    const changed = await ada.patch(`/users/${ada.id}`, { email: `new-${ada.email}` })
    expect(changed.json()).toMatchObject({ email: `new-${ada.email}`, email_verified: false })
    await world.work()
    const [mail] = await outbox(ada.email)
    expect(mail?.body).toContain(`Your e-mail address is now new-${ada.email}.`)
    const phone = await ada.patch(`/users/${ada.id}`, { phone: '0805 444 3331' })
    expect(phone.json().phone).toBe('+2348054443331')
    await world.work()
    const told = (await outbox(`new-${ada.email}`)).map((message) => message.body)
    expect(told).toContainEqual(expect.stringContaining('+234 805 444 3331'))
  })

  test('changes are told a few times an hour, so that nobody fills a mailbox by them', async () => {
    const ada = await member('TENANT')
    const ways = [1, 2, 3, 4, 5, 6].map((number) => `${number}-${ada.email}`)
    const answers = []
    for (const email of ways) answers.push((await ada.patch(`/users/${ada.id}`, { email })).statusCode)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    await world.work()
    expect((await ada.get(`/users/${ada.id}`)).json().email).toBe(ways[4])
    const told = (await outbox(`${ways[4]}`)).filter(({ subject }) =>
      subject?.includes('sign in to Gida has changed'),
    )
    expect(told).toEqual([])
  })

  test('one way to be reached stays, and nobody takes another’s', async () => {
    const ada = await member('TENANT', { phone: '+2348054440001' })
    const bola = await member('TENANT', { phone: '+2348054440002' })
    const change = (body: object) => ada.patch(`/users/${ada.id}`, body)
    const taken = await change({ email: bola.email.toUpperCase() })
    expect([said(taken), taken.json().message]).toEqual([
      [409, 'EMAIL_TAKEN'],
      'User with this email already exists',
    ])
    const number = await change({ phone: '08054440002' })
    expect([said(number), number.json().message]).toEqual([
      [409, 'PHONE_TAKEN'],
      'User with this phone number already exists',
    ])
    expect(said(await change({ email: null, phone: null }))).toEqual([422, 'UNREACHABLE'])
    expect((await change({ email: null })).json().email).toBeNull()
  })

  test('nobody changes their own role, permissions or account', async () => {
    const { manager } = mine
    for (const body of [{ role: 'TENANT' }, { permissions: { granted: [], denied: ['payments_refund'] } }]) {
      expect(said(await manager.patch(`/users/${manager.id}`, body))).toEqual([422, 'OWN_RIGHTS'])
    }
    expect(said(await mine.tenant.patch(`/users/${mine.tenant.id}`, { role: 'ESTATE_MANAGER' }))).toEqual([
      422,
      'OWN_RIGHTS',
    ])
    expect(said(await manager.patch(`/users/${manager.id}/deactivate`))).toEqual([422, 'OWN_RIGHTS'])
    expect(said(await manager.delete(`/users/${manager.id}`))).toEqual([422, 'OWN_RIGHTS'])
  })

  test('the database keeps a person from their own rights, past our own code', async () => {
    const forge = world.services.transaction(mine.tenant.actor, (tx) =>
      tx.updateTable('users').set({ role: 'ESTATE_MANAGER' }).where('id', '=', mine.tenant.id).execute(),
    )
    await expect(forge).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    const reach = world.services.transaction(mine.manager.actor, (tx) =>
      tx
        .updateTable('users')
        .set({ permissions_granted: ['platform_write'] })
        .where('id', '=', mine.tenant.id)
        .execute(),
    )
    await expect(reach).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  })
})

describe('permissions', () => {
  test('hold from the next call on, and open screens hear of it', async () => {
    const agent = await member('PROPERTY_MANAGER')
    expect((await agent.get('/payments')).statusCode).toBe(200)
    const denied = await setPermissions(mine.manager, agent.id, ['payments_refund'], ['payments_read'])
    expect(denied.json().permissions).toContain('payments_refund')
    expect(said(await agent.get('/payments'))).toEqual([401, 'TOKEN_STALE'])
    const renewed = await world.app.inject({
      method: 'POST',
      url: '/api/v1/auth/refresh',
      payload: { refresh_token: agent.refresh_token },
    })
    const answer = await world.app.inject({
      method: 'GET',
      url: '/api/v1/payments',
      headers: { authorization: `Bearer ${renewed.json().access_token}` },
    })
    expect(said(answer)).toEqual([403, 'PERMISSION_DENIED'])
    await world.work()
    const [event] = await liveEvents(agent.id)
    expect(event?.type).toBe('permissions_changed')
    const seen = (await mine.manager.get(`/users/${agent.id}/permissions`)).json()
    expect([seen.granted, seen.denied]).toEqual([['payments_refund'], ['payments_read']])
    expect(seen.role_permissions).toContain('payments_read')
    expect(seen.effective).not.toContain('payments_read')
    const check = (body: object) => mine.manager.post(`/users/${agent.id}/check-permission`, body)
    expect((await check({ resource: 'payments', action: 'refund' })).json()).toEqual({ allowed: true })
    expect((await check({ resource: 'payments' })).json()).toEqual({ allowed: false })
    expect(said(await check({ resource: 'payments', action: 'steal' }))).toEqual([400, 'VALIDATION_ERROR'])
  })

  test('nobody gives what they do not hold, or to who holds more', async () => {
    const second = await member('ESTATE_MANAGER')
    const agent = await member('PROPERTY_MANAGER')
    expect(said(await setPermissions(mine.manager, agent.id, ['platform_read'], []))).toEqual([
      403,
      'PERMISSION_DENIED',
    ])
    expect(said(await setPermissions(mine.manager, agent.id, ['payments_steal'], []))).toEqual([
      400,
      'VALIDATION_ERROR',
    ])
    expect(said(await setPermissions(mine.manager, agent.id, ['reports_read'], ['reports_read']))).toEqual([
      400,
      'VALIDATION_ERROR',
    ])
    expect((await setPermissions(mine.manager, second.id, [], ['payments_refund'])).statusCode).toBe(200)
    const lesser = await renewed(second)
    expect(said(await setPermissions(lesser, agent.id, ['payments_refund'], []))).toEqual([
      403,
      'PERMISSION_DENIED',
    ])
    expect(said(await setPermissions(lesser, mine.manager.id, [], ['users_write']))).toEqual([
      403,
      'PERMISSION_DENIED',
    ])
    expect(said(await setPermissions(lesser, second.id, [], []))).toEqual([422, 'OWN_RIGHTS'])
    expect((await setPermissions(lesser, agent.id, ['reports_read'], [])).statusCode).toBe(200)
  })

  test('to see people, once granted, show those of one’s own estates', async () => {
    const agent = await member('PROPERTY_MANAGER')
    await setPermissions(mine.manager, agent.id, ['users_read'], [])
    const seeing = await renewed(agent)
    const listed = (await seeing.get('/users?limit=100')).json().data.map((one: { id: string }) => one.id)
    expect(listed).toContain(mine.tenant.id)
    expect(listed).not.toContain(other.tenant.id)
    expect((await seeing.get(`/users/${mine.tenant.id}`)).json().can).toEqual({
      write: false,
      contact: false,
      rights: false,
    })
    expect(said(await seeing.patch(`/users/${mine.tenant.id}`, { full_name: 'Mine now' }))).toEqual([
      403,
      'PERMISSION_DENIED',
    ])
  })

  test('granted by one office end where another one’s estate is joined, and stay among the estates of one', async () => {
    const agent = await member('PROPERTY_MANAGER')
    await setPermissions(mine.manager, agent.id, ['users_read'], [])
    const next = await mine.manager.post('/estates', {
      ...{ name: 'Second Court', address: '1 Awolowo Road', state: 'Lagos', lga: 'Eti-Osa' },
    })
    expect(next.statusCode, next.body).toBe(201)
    await mine.manager.post(`/users/${agent.id}/assign-estate`, { estate_id: next.json().id })
    const seen = async (by: Person) => (await by.get(`/users/${agent.id}/permissions`)).json()
    expect((await seen(mine.manager)).granted).toEqual(['users_read'])

    await world.services.transaction('system', (tx) =>
      joinEstate(tx, { estate_id: other.estate_id, user_id: agent.id, role: 'PROPERTY_MANAGER' }),
    )
    const elsewhere = await renewed(agent)
    expect(said(await elsewhere.get('/users?limit=100'))).toEqual([403, 'PERMISSION_DENIED'])
    expect((await seen(mine.manager)).granted).toEqual([])
    expect((await seen(other.manager)).granted).toEqual([])
  })

  test('end with the last who manages all estates where they hold', async () => {
    const agent = await member('PROPERTY_MANAGER')
    const third = await letFlat(world)
    const place = { estate_id: third.estate_id, user_id: mine.manager.id, role: 'ESTATE_MANAGER' } as const
    await world.services.transaction('system', async (tx) => {
      await joinEstate(tx, place, { ...place, user_id: agent.id, role: 'PROPERTY_MANAGER' })
    })
    await setPermissions(mine.manager, agent.id, ['users_read'], [])
    expect((await third.manager.get(`/users/${agent.id}/permissions`)).json().granted).toEqual(['users_read'])
    const left = await third.manager.delete(`/estates/${third.estate_id}/managers/${mine.manager.id}`)
    expect(left.statusCode, left.body).toBe(204)
    expect((await third.manager.get(`/users/${agent.id}/permissions`)).json().granted).toEqual([])
  })

  test('end where a landlord founds an estate of their own, so that whoever granted them is not kept from taking them away', async () => {
    const owner = await member('LANDLORD')
    await setPermissions(mine.manager, owner.id, ['users_read', 'users_write'], [])
    const granted = await renewed(owner)
    expect((await granted.get('/users')).statusCode).toBe(200)
    const founded = await granted.post('/estates', {
      ...{ name: 'Own Court', address: '2 Awolowo Road', state: 'Lagos', lga: 'Eti-Osa' },
    })
    expect(founded.statusCode, founded.body).toBe(201)
    expect(said(await (await renewed(owner)).get('/users'))).toEqual([403, 'PERMISSION_DENIED'])
  })

  test('what a role gives can be read by all', async () => {
    const answer = (await mine.tenant.get('/users/roles/TENANT/permissions')).json()
    expect(answer.permissions).toContain('payments_write')
    expect(said(await mine.tenant.get('/users/roles/KING/permissions'))).toEqual([400, 'VALIDATION_ERROR'])
  })
})

describe('a person who is deactivated', () => {
  test('by a change of the person is out too, and never kept in by a change that says it is done', async () => {
    const ada = await member('TENANT')
    const set = (who: { id: string }, is_active: boolean) =>
      mine.manager.patch(`/users/${who.id}`, { is_active, full_name: 'Ada Obi' })
    expect((await set(ada, false)).json()).toMatchObject({ status: 'INACTIVE', is_active: false })
    expect(said(await ada.get('/users/me'))).toEqual([401, 'TOKEN_EXPIRED'])
    expect((await set(ada, true)).json()).toMatchObject({ status: 'ACTIVE', full_name: 'Ada Obi' })
    expect(said(await set(mine.manager, false))).toEqual([422, 'OWN_RIGHTS'])
    const foreign = await other.manager.patch(`/users/${ada.id}`, { is_active: false })
    expect(said(foreign)).toEqual([404, 'NOT_FOUND'])
  })

  test('is out at once, with every token, and in again when activated', async () => {
    const ada = await member('TENANT')
    expect((await mine.manager.patch(`/users/${ada.id}/deactivate`)).json().status).toBe('INACTIVE')
    expect(said(await ada.get('/users/me'))).toEqual([401, 'TOKEN_EXPIRED'])
    const refresh = await world.app.inject({
      method: 'POST',
      url: '/api/v1/auth/refresh',
      payload: { refresh_token: ada.refresh_token },
    })
    expect(said(refresh)).toEqual([403, 'ACCOUNT_INACTIVE'])
    expect((await mine.manager.patch(`/users/${ada.id}/deactivate`)).statusCode).toBe(200)
    expect((await mine.manager.patch(`/users/${ada.id}/activate`)).json().is_active).toBe(true)
    expect(said(await other.manager.patch(`/users/${ada.id}/deactivate`))).toEqual([404, 'NOT_FOUND'])
  })

  test('has still to show an address that was never shown, once let in again', async () => {
    const ada = await member('TENANT', { status: 'PENDING_VERIFICATION' })
    const set = async (what: string) => (await mine.manager.patch(`/users/${ada.id}/${what}`)).json().status
    expect(await set('deactivate')).toBe('INACTIVE')
    expect(await set('activate')).toBe('PENDING_VERIFICATION')
    await world.services.transaction('system', (tx) => markVerified(tx, ada.id, ada.email))
    await set('deactivate')
    expect(await set('activate')).toBe('ACTIVE')
  })

  test('must not also belong to an estate of somebody else', async () => {
    const ada = await member('TENANT')
    await world.services.transaction('system', (tx) =>
      joinEstate(tx, { estate_id: other.estate_id, user_id: ada.id, role: 'TENANT' }),
    )
    expect(said(await mine.manager.patch(`/users/${ada.id}/deactivate`))).toEqual([409, 'BELONGS_ELSEWHERE'])
    expect(said(await setPermissions(mine.manager, ada.id, [], ['payments_write']))).toEqual([
      409,
      'BELONGS_ELSEWHERE',
    ])
    const seen = (await mine.manager.get(`/users/${ada.id}`)).json()
    expect(seen).toMatchObject({
      belongs_elsewhere: true,
      can: { write: true, rights: false, contact: false },
    })
    expect(JSON.stringify(seen)).not.toContain(other.estate_id)
  })

  test('who has signed in keeps their own address; who never did can be helped', async () => {
    const ada = await member('TENANT')
    const change = (id: string, email: string) => mine.manager.patch(`/users/${id}`, { email })
    expect(said(await change(ada.id, 'mine@test.gida.ng'))).toEqual([409, 'CONTACT_IS_THEIRS'])
    const added = await mine.manager.post('/users', {
      full_name: 'Typed Wrong',
      email: 'worng@test.gida.ng',
      role: 'TENANT',
      estate_id: mine.estate_id,
    })
    expect((await change(added.json().id, 'wrong@test.gida.ng')).json().email).toBe('wrong@test.gida.ng')
  })
})

/** The same person with a token that has their present rights. */
async function renewed(person: Person): Promise<Person> {
  const { refresh_token } = person
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/auth/refresh',
    payload: { refresh_token },
  })
  const { access_token } = answer.json()
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') => (path: string, body?: unknown) =>
    world.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${access_token}` },
      ...(body === undefined ? {} : { payload: body as object }),
    })
  return {
    ...person,
    token: access_token,
    get: call('GET'),
    post: call('POST'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  }
}
