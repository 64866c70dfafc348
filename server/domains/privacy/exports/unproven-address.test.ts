import { randomBytes } from 'node:crypto'
import { addDays } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/people/people.ts'
import { portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { setFirstPassword } from '../../auth/index.ts'
import { joinEstate } from '../../estates/index.ts'
import { collectOf } from './collect.ts'

const world = useWorld()

test('an address that nobody has shown to be theirs opens nothing that was sent in or invited under it', async () => {
  const home = await portfolio(world, { units: 2 })
  const email = `ngozi-${randomBytes(4).toString('hex')}@example.ng`
  const { slug } = (
    await home.manager.post(`/onboarding/units/${home.unitAt(1).id}/listing`, { headline: 'By the lagoon' })
  ).json()
  const applied = await world.app.inject({
    method: 'POST',
    url: `/api/v1/listings/${slug}/applications`,
    payload: {
      ...{ full_name: 'Ngozi Eze', phone: '+2348035551234', email, employment: 'EMPLOYED' },
      ...{ income_band: '400K_TO_1M', household: 3, move_in_date: addDays(world.today(), 14), consent: true },
    },
  })
  expect(applied.statusCode, applied.body).toBe(201)
  const invitation = { email, full_name: 'Ngozi Eze', role: 'TENANT', estate_id: home.estate.id }
  expect((await home.manager.post('/auth/invite', invitation)).statusCode).toBe(201)

  const stranger = await signedIn(world, 'LANDLORD', { email })
  const held = () =>
    world.services.transaction('system', async (tx) =>
      (await collectOf(tx, stranger.id))
        .map(({ table }) => table)
        .filter((table) => table === 'application' || table === 'invitation'),
    )
  expect(await held()).toEqual([])
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ email_verified_at: tx.now }).where('id', '=', stranger.id).execute(),
  )
  expect((await held()).toSorted()).toEqual(['application', 'invitation'])
})

test('what a tenant sent in for another home, by their number alone, is theirs once it brought them a lease', async () => {
  const home = await portfolio(world, { units: 2 })
  const tenant = await signedIn(world, 'TENANT')
  const phone = `+23480${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0')}`
  await world.services.transaction('system', async (tx) => {
    await tx.updateTable('users').set({ phone }).where('id', '=', tenant.id).execute()
    await setFirstPassword(tx, { user_id: tenant.id, password_hash: 'x' })
    await joinEstate(tx, { estate_id: home.estate.id, user_id: tenant.id, role: 'TENANT' })
  })
  const unit_id = home.unitAt(1).id
  const listed = await home.manager.post(`/onboarding/units/${unit_id}/listing`, { headline: 'Next door' })
  expect(listed.statusCode, listed.body).toBe(200)
  const applied = await world.app.inject({
    method: 'POST',
    url: `/api/v1/listings/${listed.json().slug}/applications`,
    payload: {
      ...{ full_name: 'A Tenant', phone, employment: 'EMPLOYED', income_band: '400K_TO_1M' },
      ...{ household: 3, move_in_date: addDays(world.today(), 14), consent: true },
    },
  })
  expect(applied.statusCode, applied.body).toBe(201)
  const [{ id }] = (await home.manager.get(`/applications?unit_id=${unit_id}`)).json().data
  const approved = await home.manager.patch(`/applications/${id}/approve`, {
    start_date: addDays(world.today(), 14),
  })
  expect(approved.statusCode, approved.body).toBe(200)
  const held = async () =>
    (await world.services.transaction('system', (tx) => collectOf(tx, tenant.id))).find(
      ({ table }) => table === 'application',
    )?.rows
  expect(await held(), 'anybody may write a number').toBeUndefined()
  const accepted = await tenant.post(`/leases/${approved.json().lease_id}/accept`, {})
  expect(accepted.statusCode, accepted.body).toBe(200)
  expect(await held()).toMatchObject([{ phone }])
})
