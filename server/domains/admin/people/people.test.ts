import { beforeAll, expect, test } from 'vitest'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { chainEntries } from '../../audit/index.ts'

const world = useWorld()
let admin: Person
let flat: LetFlat
beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN')
  flat = await letFlat(world)
})

const found = async (search: string, more = '') =>
  (await admin.get(`/admin/users?search=${encodeURIComponent(search)}${more}`))
    .json()
    .data.map(({ id }: { id: string }) => id)
const suspend = (person: Person, by = admin) =>
  by.post(`/admin/users/${person.id}/suspend`, { reason: 'Sold the same flat twice' })
const signsIn = async ({ token }: Person) =>
  (await world.app.inject({ url: '/api/v1/users/me', headers: { authorization: `Bearer ${token}` } }))
    .statusCode

test('finds a person by name, address, number and the home that they rent, with their estates', async () => {
  const someone = await signedIn(world, 'LANDLORD', { full_name: 'Ngozi Ibekwe', phone: '+2348031234567' })
  for (const words of ['ngozi ibek', someone.email, '0803 123 4567'])
    expect([words, await found(words)]).toEqual([words, [someone.id]])
  const { name } = (await flat.manager.get(`/onboarding/units/${flat.unit_id}`)).json()
  expect(await found(name)).toContain(flat.tenant.id)
  const tenant = (await admin.get(`/admin/users/${flat.tenant.id}`)).json()
  expect(tenant).toMatchObject({ suspension: null, estates: [{ estate_id: flat.estate_id, role: 'TENANT' }] })
  expect((await admin.get('/admin/users?role=LANDLORD&status=INACTIVE')).json().pagination.total).toBe(0)
})

test('who is suspended is out at once, stays out for their manager, and is restored to what they were', async () => {
  const { tenant, manager } = flat
  expect((await suspend(tenant)).statusCode).toBe(204)
  expect((await admin.get(`/admin/users/${tenant.id}`)).json()).toMatchObject({
    status: 'INACTIVE',
    suspension: { reason: 'Sold the same flat twice', suspended_by_name: admin.full_name },
    can: { suspend: false, restore: true },
  })
  expect(await signsIn(tenant)).toBe(401)
  expect(await found(tenant.email, '&suspended=true')).toEqual([tenant.id])
  const let_in = await manager.patch(`/users/${tenant.id}/activate`)
  expect([let_in.statusCode, let_in.json().code]).toEqual([409, 'PERSON_SUSPENDED'])
  expect((await suspend(tenant)).json().code).toBe('ILLEGAL_STATE')

  expect((await admin.post(`/admin/users/${tenant.id}/restore`)).statusCode).toBe(204)
  expect((await admin.get(`/admin/users/${tenant.id}`)).json()).toMatchObject({
    status: 'ACTIVE',
    suspension: null,
  })
  expect((await admin.post(`/admin/users/${tenant.id}/restore`)).json().code).toBe('ILLEGAL_STATE')
  await world.services.transaction('system', chainEntries)
  const { data } = (
    await admin.get(`/audit/entries?related_entity_type=person&related_entity_id=${tenant.id}`)
  ).json()
  expect(data.filter(({ table }: { table: string }) => table === 'person_suspension')).toMatchObject([
    { operation: 'CHANGED', actor: { id: admin.id } },
    { operation: 'ADDED', actor: { id: admin.id } },
  ])
})

test('nobody suspends themselves, and one super admin remains', async () => {
  const own = await suspend(admin)
  expect([own.statusCode, own.json()]).toEqual([
    422,
    expect.objectContaining({
      code: 'OWN_SUSPENSION',
      message: 'You cannot suspend yourself. Ask another super admin.',
    }),
  ])
  const [a, b] = [await signedIn(world, 'ADMIN'), await signedIn(world, 'ADMIN')]
  expect((await suspend(admin, a)).statusCode).toBe(204)
  const both = await Promise.all([suspend(a, b), suspend(b, a)])
  expect(both.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ status: 'ACTIVE', rights_version: 1 }).where('id', '=', admin.id).execute(),
  )
})

test('counts estates, units, people and payments, and what came in each month', async () => {
  const use = (await admin.get('/admin/analytics')).json()
  expect(use).toMatchObject({ estates: 1, payments: 0 })
  expect(use.units).toBeGreaterThan(0)
  expect(use.by_month).toHaveLength(12)
  const now = use.by_month.at(-1)
  expect(now).toMatchObject({ month: world.today().slice(0, 7), estates: 1, people: use.people })
})

test('is nobody else’s', async () => {
  for (const role of ['ESTATE_MANAGER', 'LANDLORD', 'PROPERTY_MANAGER', 'TENANT'] as const) {
    const other = await signedIn(world, role)
    for (const path of ['/admin/users', `/admin/users/${other.id}`, '/admin/analytics'])
      expect([role, path, (await other.get(path)).statusCode]).toEqual([role, path, 403])
    expect((await suspend(flat.tenant, other)).statusCode).toBe(403)
  }
})
