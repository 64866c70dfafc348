import { expect, test } from 'vitest'
import { phonePhoto, upload } from '../../../testing/files/photo.ts'
import { offlinePaymentsIn } from '../../../testing/money/offline-payments.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate } from '../../estates/index.ts'
import { collectOf } from './collect.ts'

const world = useWorld()
const { record } = offlinePaymentsIn(world)
const copyOf = ({ id }: Person) => world.services.transaction('system', (tx) => collectOf(tx, id))

test('a fault that the office writes down is in the copy of its tenant alone, and stays when its writer is erased', async () => {
  const { manager, tenant, unit_id, estate_id } = await letFlat(world)
  const clerk = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: clerk.id, role: 'ESTATE_MANAGER' }),
  )
  const reported = await clerk.post(`/onboarding/units/${unit_id}/maintenance`, {
    ...{ title: 'Kitchen tap is leaking', category: 'WATER', answers: { sign: 'LEAK', amount: 'RUNS' } },
    ...{ description: 'It drips on my medicine', tenant_id: tenant.id },
  })
  expect(reported.statusCode, reported.body).toBe(201)
  const requests = async (person: Person) =>
    (await copyOf(person)).filter(({ table }) => table === 'maintenance_request').flatMap(({ rows }) => rows)
  const said = { description: 'It drips on my medicine', contact_name: tenant.full_name }
  expect(await requests(clerk)).toEqual([])
  expect(await requests(tenant)).toMatchObject([said])

  expect((await manager.delete(`/estates/${estate_id}/managers/${clerk.id}`)).statusCode).toBe(204)
  const admin = await signedIn(world, 'ADMIN')
  const { id } = (await clerk.post('/privacy/requests', { kind: 'ERASURE' })).json()
  await world.work()
  const carried = await admin.post(`/privacy/desk/requests/${id}/erase`)
  expect(carried.statusCode, carried.body).toBe(200)
  await world.work()
  expect((await manager.get(`/maintenance/${reported.json().id}`)).json()).toMatchObject(said)
})

test('a slip that stands with a tenant’s payment is in no copy of who added it', async () => {
  const flat = await letFlat(world)
  const { id } = (
    await upload(world, flat.manager, '/payments/evidence', 'file', await phonePhoto(300, 200))
  ).json()
  const files = async () => (await copyOf(flat.manager)).flatMap((one) => one.files.map(({ key }) => key))
  expect((await files()).join()).toContain(id)
  expect((await record(flat.manager, flat, { proof_document_id: id })).statusCode).toBe(201)
  expect((await files()).join()).not.toContain(id)
})
