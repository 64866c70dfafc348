import { beforeAll, expect, test } from 'vitest'
import { tenantWithCard } from '../../../testing/money/tenant-with-card.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { runAutopayLifecycle } from '../../autopay/instructions/run-autopay-lifecycle.ts'

const world = useWorld()
const home = usePortfolio(world)
let admin: Person
beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN')
})

const switchOff = (feature: string, estate_id: string, more: object = {}) =>
  admin.post('/admin/features', { feature, estate_id, is_on: false, reason: 'A test', ...more })
const overrides = async () => (await admin.get('/admin/features')).json().data
const endAll = async () => {
  for (const { id } of await overrides()) await admin.post(`/admin/features/${id}/end`)
}
const offOf = async (person: Person, estate_id: string) =>
  (await person.get('/auth/context')).json().estates.find(({ id }: { id: string }) => id === estate_id)?.off

test('public homes are shown and published where they are on, and nowhere else', async () => {
  const { manager, estate } = home
  const unit = home.unitAt(1)
  const publish = () =>
    manager.post(`/onboarding/units/${unit.id}/listing`, { headline: '3-bedroom flat in Lekki' })
  const { slug } = (await publish()).json()
  const seen = async () => (await world.app.inject({ url: `/api/v1/listings/${slug}` })).statusCode
  expect([await seen(), await offOf(manager, estate.id)]).toEqual([200, undefined])

  expect((await switchOff('public_homes', estate.id)).statusCode).toBe(204)
  expect([await seen(), await offOf(manager, estate.id)]).toEqual([404, ['public_homes']])
  const refused = await publish()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'FEATURE_OFF'])
  await endAll()
  expect([await seen(), (await publish()).statusCode]).toEqual([200, 200])
})

test('autopay is set up and collects where it is on; where it is off, what is planned waits', async () => {
  const due_date = new Date(world.services.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  const flat = await tenantWithCard(world, [
    { transaction_type: 'RENT_PAYMENT', description: 'Rent', amount: 30_000_000, due_date },
  ])
  const { lease_id, method_id, estate_id } = flat
  const setUp = () =>
    flat.tenant.post('/payments/recurring', {
      ...{ lease_id, method_id, transaction_types: ['RENT_PAYMENT'], ceiling: 30_000_000, day_offset: 0 },
    })
  const planned = () =>
    world.services.transaction('system', async (tx) => {
      const rows = await tx
        .selectFrom('autopay_charge')
        .select('id')
        .where('tenant_id', '=', flat.tenant.id)
        .execute()
      return rows.length
    })
  await switchOff('autopay', estate_id)
  expect((await setUp()).json().code).toBe('FEATURE_OFF')
  await endAll()
  expect((await setUp()).statusCode).toBe(201)

  await switchOff('autopay', estate_id)
  await runAutopayLifecycle.run(world.services, {})
  expect(await planned()).toBe(0)
  await endAll()
  await runAutopayLifecycle.run(world.services, {})
  expect(await planned()).toBe(1)
})

test('a switch has one owner and one last day at a time, and the default holds after it', async () => {
  const { estate, manager } = home
  await Promise.all([1, 2, 3].map(() => switchOff('autopay', estate.id, { ends_on: world.today() })))
  expect(await overrides()).toMatchObject([
    { estate_name: estate.name, owner_name: admin.full_name, ends_on: world.today(), is_over: false },
  ])
  expect(await offOf(manager, estate.id)).toEqual(['autopay'])
  world.services.clock.advance(86_400_000)
  const [manager_again, admin_again] = [
    await signedIn(world, 'ESTATE_MANAGER'),
    await signedIn(world, 'ADMIN'),
  ]
  const asked = (more = '') =>
    admin_again.get(`/admin/features?limit=1${more}`).then((answer) => answer.json())
  expect(await asked()).toMatchObject({ data: [{ is_over: true }], pagination: { total: 1, totalPages: 1 } })
  expect((await asked(`&estate_id=${estate.id}`)).pagination.total).toBe(1)
  expect((await asked(`&estate_id=${home.unitAt(1).id}`)).pagination.total).toBe(0)
  expect((await manager_again.get('/admin/features')).statusCode).toBe(403)
  const past = await admin_again.post('/admin/features', {
    ...{ feature: 'autopay', estate_id: estate.id, is_on: false, reason: 'A test', ends_on: '2020-01-01' },
  })
  expect(past.statusCode).toBe(400)
})
