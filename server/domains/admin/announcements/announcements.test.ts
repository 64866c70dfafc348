import { randomUUID } from 'node:crypto'
import type { PlatformAnnouncement } from '@gida/contract/domains/admin/announcement'
import { beforeAll, expect, test } from 'vitest'
import { retention } from '../../../app.ts'
import { forgetExpired } from '../../../platform/retention/retention.ts'
import { type Person, refreshed, signedIn } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'
import { chainEntries } from '../../audit/index.ts'

const world = useWorld()
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]
let admin: Person
let tenant: Person
let manager: Person
beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN')
  tenant = await signedIn(world, 'TENANT')
  manager = await signedIn(world, 'ESTATE_MANAGER')
})

const inMs = (ms: number) => new Date(world.services.clock.now().getTime() + ms).toISOString()
const said = (more: object = {}) => ({
  ...{
    client_id: randomUUID(),
    kind: 'NEWS',
    title: 'Pay by transfer',
    body: 'Each tenancy has an account.',
  },
  ...{ ends_at: inMs(HOUR_MS), ...more },
})
const publish = async (more: object = {}) => {
  const answer = await admin.post('/admin/announcements', said(more))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<PlatformAnnouncement>()
}
const shownTo = async (person: Person): Promise<string[]> => {
  const { data } = (await person.get('/announcements')).json()
  const { has_announcement = false } = (await person.get('/auth/context')).json()
  expect(has_announcement).toBe(data.length > 0)
  return data.map(({ id }: { id: string }) => id)
}
const end = (id: string, by = admin) => by.post(`/admin/announcements/${id}/end`)
const putAway = (id: string, by: Person) => by.post(`/announcements/${id}/put-away`)
const move = async (ms: number) => {
  world.services.clock.advance(ms)
  admin = await refreshed(world, admin)
  tenant = await refreshed(world, tenant)
  manager = await refreshed(world, manager)
}

test('is shown to those it is for, until each has put it away', async () => {
  const all = await publish()
  const managers = await publish({ roles: ['ESTATE_MANAGER'] })
  expect(await shownTo(tenant)).toEqual([all.id])
  expect(await shownTo(manager)).toEqual([all.id, managers.id])
  expect(await shownTo(admin)).toEqual([all.id])
  expect((await putAway(managers.id, tenant)).statusCode).toBe(404)
  expect((await putAway(all.id, tenant)).statusCode).toBe(204)
  expect((await putAway(all.id, tenant)).statusCode).toBe(204)
  expect(await shownTo(tenant)).toEqual([])
  expect(await shownTo(manager)).toEqual([all.id, managers.id])
  for (const { id } of [all, managers]) await end(id)
})

test('what comes again with a known client_id is that announcement, and another one is refused', async () => {
  const body = said({ roles: ['TENANT', 'LANDLORD'] })
  const first = await admin.post('/admin/announcements', body)
  const again = await admin.post('/admin/announcements', { ...body, roles: ['LANDLORD', 'TENANT'] })
  expect(again.json().id).toBe(first.json().id)
  for (const other of [
    { body: 'Accounts are closed.' },
    { kind: 'TROUBLE' },
    { roles: undefined },
    { ends_at: inMs(2 * HOUR_MS) },
    { starts_at: inMs(MINUTE_MS) },
  ])
    expect((await admin.post('/admin/announcements', { ...body, ...other })).json().code).toBe(
      'CLIENT_ID_USED',
    )
  await end(first.json().id)
})

test('trouble stands first and stays until it is over', async () => {
  const news = await publish()
  const trouble = await publish({ kind: 'TROUBLE', title: 'Receipts are late' })
  expect(await shownTo(tenant)).toEqual([trouble.id, news.id])
  expect((await putAway(trouble.id, tenant)).json().code).toBe('ILLEGAL_STATE')
  expect((await end(trouble.id)).json()).toMatchObject({
    ...{ state: 'OVER', ended: { by_name: admin.full_name } },
  })
  expect(await shownTo(tenant)).toEqual([news.id])
  expect((await end(trouble.id)).json().code).toBe('ILLEGAL_STATE')
  await end(news.id)
})

test('stands from its time until its end, and is off before and after', async () => {
  const later = await publish({ kind: 'MAINTENANCE', starts_at: inMs(HOUR_MS), ends_at: inMs(2 * HOUR_MS) })
  const off = await publish({ starts_at: inMs(HOUR_MS), ends_at: inMs(2 * HOUR_MS) })
  expect([later.state, await shownTo(tenant)]).toEqual(['PLANNED', []])
  await end(off.id)
  await move(HOUR_MS + MINUTE_MS)
  expect(await shownTo(tenant)).toEqual([later.id])
  await move(HOUR_MS)
  expect(await shownTo(tenant)).toEqual([])
  const list = async (query = '') =>
    (await admin.get(`/admin/announcements${query}`)).json().data.map(({ id }: PlatformAnnouncement) => id)
  expect(await list()).toEqual([])
  expect((await list('?past=true')).slice(0, 1)).toEqual([later.id])
})

test('maintenance and trouble stand on the public status page, news does not', async () => {
  const made = [
    await publish({ title: 'A new report' }),
    await publish({ kind: 'MAINTENANCE', title: 'Away for ten minutes' }),
    await publish({ kind: 'TROUBLE', title: 'Cards fail <b>' }),
  ]
  await move(MINUTE_MS)
  const { body } = await world.app.inject('/status')
  expect(body).toContain('Away for ten minutes')
  expect(body).toContain('Cards fail &lt;b&gt;')
  expect(body).toContain('Something does not work.')
  expect(body).not.toContain('A new report')
  for (const { id } of made) await end(id)
})

test('is the same when it is sent again, and kept in the log with who ended it', async () => {
  const wanted = said()
  const both = await Promise.all([1, 2].map(() => admin.post('/admin/announcements', wanted)))
  const [one, same] = both.map((answer) => answer.json<PlatformAnnouncement>().id)
  expect(one).toBe(same)
  await end(String(one))
  await world.services.transaction('system', chainEntries)
  const { data } = (
    await admin.get(`/audit/entries?related_entity_type=platform_announcement&related_entity_id=${one}`)
  ).json()
  expect(data).toMatchObject([
    { operation: 'CHANGED', actor: { id: admin.id } },
    { operation: 'ADDED', actor: { id: admin.id } },
  ])
})

test.each([
  ['a title that is too long', { title: 'x'.repeat(81) }, 'title'],
  ['words that are too long', { body: 'x'.repeat(401) }, 'body'],
  ['an end that is past', { ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
  ['an end before its beginning', { starts_at: '2099-01-02T00:00:00Z' }, 'ends_at'],
  ['nobody to read it', { roles: [] }, 'roles'],
])('refuses %s', async (_what, more, path) => {
  const answer = await admin.post('/admin/announcements', said(more))
  expect([answer.statusCode, answer.json().details[0].path]).toEqual([400, path])
})

test('stands for sixty days at most, and twenty are written in a day', async () => {
  expect((await admin.post('/admin/announcements', said({ ends_at: inMs(61 * DAY_MS) }))).statusCode).toBe(
    400,
  )
  const other = await signedIn(world, 'ADMIN')
  const codes = []
  for (let n = 0; n < 21; n++)
    codes.push((await other.post('/admin/announcements', said({ ends_at: inMs(MINUTE_MS) }))).statusCode)
  expect([codes.filter((code) => code === 201).length, codes.at(-1)]).toEqual([20, 429])
  await move(2 * MINUTE_MS)
})

test('is written by a super admin alone', async () => {
  for (const other of [manager, tenant, await signedIn(world, 'LANDLORD')]) {
    expect((await other.post('/admin/announcements', said())).statusCode).toBe(403)
    expect((await other.get('/admin/announcements')).statusCode).toBe(403)
  }
})

test('what was read is forgotten once nothing that old can stand, and what was said after two years', async () => {
  const { id } = await publish()
  await putAway(id, tenant)
  const left = () =>
    world.services.transaction('system', async (tx) => [
      (await tx.selectFrom('platform_announcement_put_away').select('user_id').execute()).length > 0,
      (await tx.selectFrom('platform_announcement').select('id').execute()).length > 0,
    ])
  const forget = async (days: number) => {
    world.services.clock.advance(days * DAY_MS)
    await forgetExpired(world.services, retention)
  }
  expect(await left()).toEqual([true, true])
  await forget(61)
  expect(await left()).toEqual([false, true])
  await forget(671)
  expect(await left()).toEqual([false, false])
})
