import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { tokenSentTo } from '../../../testing/outbox.ts'
import { ageInvitation } from '../../../testing/people/age-invitation.ts'
import { type Person, refreshed, signedIn } from '../../../testing/people/people.ts'
import { type Portfolio, portfolio, RENT } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate } from '../../estates/index.ts'
import { runLeaseLifecycle } from '../../leases/lifecycle/run-lease-lifecycle.ts'

const world = useWorld()
const newEmail = () => `person-${randomUUID()}@example.ng`
const said = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const look = (token: string) => world.app.inject({ url: `/api/v1/auth/invite/${token}` })
const accept = (token: string) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/auth/invite/${token}/accept`,
    payload: { full_name: 'Ada Obi', password: 'Harmattan-Mango-77' },
  })
const refusesBoth = async (token: string, code: string) =>
  expect([said(await look(token)), said(await accept(token))]).toEqual([
    [410, code],
    [410, code],
  ])

async function invited(by: Person, { estate }: Portfolio, given: object) {
  const email = newEmail()
  const made = await by.post('/auth/invite', { email, estate_id: estate.id, ...given })
  expect(made.statusCode, made.body).toBe(201)
  return { id: made.json().id as string, email, token: await tokenSentTo(world, email) }
}
async function withSecondManager() {
  const home = await portfolio(world)
  const second = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: home.estate.id, user_id: second.id, role: 'ESTATE_MANAGER' }),
  )
  return { home, second }
}
const statusOf = async ({ manager }: Portfolio, id: string) =>
  (await manager.get('/invitations?limit=100')).json().data.find((one: { id: string }) => one.id === id)
    .status

/** Somebody whose account the manager created and invited. */
const added = async ({ manager, estate }: Portfolio) => {
  const email = newEmail()
  const phone = `+234803${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  const person = { full_name: 'Ada Obi', role: 'TENANT', estate_id: estate.id, email, phone }
  const { id } = (await manager.post('/users', person)).json()
  const many = { estate_id: estate.id, role: 'TENANT', user_ids: [id] }
  const made = (await manager.post('/invitations/bulk', many)).json()
  expect(made.created, JSON.stringify(made)).toHaveLength(1)
  return { id, email, phone, invitation_id: made.created[0].invitation.id as string }
}

describe('an address that was corrected', () => {
  test('takes nobody in by the link that went to the wrong one', async () => {
    const home = await portfolio(world)
    const { id, email } = await added(home)
    const strangers = await tokenSentTo(world, email)
    expect((await look(strangers)).statusCode).toBe(200)
    const right = newEmail()
    expect((await home.manager.patch(`/users/${id}`, { email: right })).statusCode).toBe(200)
    await refusesBoth(strangers, 'INVITATION_REVOKED')
  })

  test('is where it goes when it is sent again', async () => {
    const home = await portfolio(world)
    const { id, email, invitation_id } = await added(home)
    await tokenSentTo(world, email)
    const right = newEmail()
    await home.manager.patch(`/users/${id}`, { email: right })
    await ageInvitation(world, invitation_id, 2)
    const again = await home.manager.post(`/invitations/${invitation_id}/resend`)
    expect([again.statusCode, again.json().email]).toEqual([200, right])
    const joined = await accept(await tokenSentTo(world, right))
    expect([joined.statusCode, joined.json().user?.id]).toEqual([201, id])
  })
})

describe('somebody who was taken out again before they joined', () => {
  test('is let in by no link from before', async () => {
    const home = await portfolio(world)
    const away = [
      ({ id }: { id: string }) => home.manager.delete(`/users/${id}`),
      ({ id }: { id: string }) =>
        home.manager.patch(`/users/${id}/remove-estate`, { estate_id: home.estate.id }),
    ]
    for (const takeOut of away) {
      const person = await added(home)
      const token = await tokenSentTo(world, person.email)
      expect((await takeOut(person)).statusCode).toBeLessThan(300)
      await refusesBoth(token, 'INVITATION_REVOKED')
      expect(await statusOf(home, person.invitation_id)).toBe('REVOKED')
    }
  })

  test('keeps no home that was drafted for them', async () => {
    const home = await portfolio(world)
    const { id, invitation_id } = await added(home)
    const unit = home.unitAt(1)
    const terms = { unit_id: unit.id, invitation_id, start_date: world.today(), rent_amount: RENT }
    const draft = await home.manager.post('/leases', terms)
    expect(draft.statusCode, draft.body).toBe(201)
    const standing = async () => (await home.manager.get(`/onboarding/units/${unit.id}`)).json().status
    expect(await standing()).toBe('RESERVED')
    expect((await home.manager.delete(`/users/${id}`)).statusCode).toBe(204)
    await runLeaseLifecycle(world.services)
    expect(await standing()).toBe('VACANT')
  })
})

describe('whoever sent it and has left', () => {
  test('or is a landlord now, does not send it again', async () => {
    const { home, second } = await withSecondManager()
    const [way, old] = [
      await invited(second, home, { role: 'ESTATE_MANAGER' }),
      await invited(second, home, { role: 'LANDLORD' }),
    ]
    await world.services.transaction('system', (tx) =>
      tx.updateTable('invitation').set({ status: 'EXPIRED' }).where('id', '=', old.id).execute(),
    )
    for (const { id } of [way, old]) await ageInvitation(world, id, 2)
    const changed = await home.manager.patch(`/users/${second.id}`, { role: 'LANDLORD' })
    expect(changed.statusCode, changed.body).toBe(200)
    const landlord = await refreshed(world, second)
    for (const { id } of [way, old])
      expect((await landlord.post(`/invitations/${id}/resend`)).statusCode).toBe(404)
    await refusesBoth(way.token, 'INVITATION_REVOKED')
    await refusesBoth(old.token, 'INVITATION_EXPIRED')
  })

  test('comes back by none to run the estate; a tenant whom they invited joins', async () => {
    const { home, second } = await withSecondManager()
    const way = await invited(second, home, { role: 'ESTATE_MANAGER' })
    const tenant = await invited(second, home, { role: 'TENANT' })
    await home.manager.delete(`/estates/${home.estate.id}/managers/${second.id}`)
    await refusesBoth(way.token, 'INVITATION_REVOKED')
    expect(await statusOf(home, way.id)).toBe('REVOKED')
    expect((await accept(tenant.token)).statusCode).toBe(201)
  })

  test('or was deactivated, lets nobody in to run it either', async () => {
    const { home, second } = await withSecondManager()
    const way = await invited(second, home, { role: 'PROPERTY_MANAGER', unit_ids: [home.unit.id] })
    expect((await home.manager.patch(`/users/${second.id}/deactivate`)).statusCode).toBe(200)
    await refusesBoth(way.token, 'INVITATION_REVOKED')
    expect(await statusOf(home, way.id)).toBe('REVOKED')
  })
})

describe('what it is to', () => {
  test('is not looked after for an owner who has sold it', async () => {
    const home = await portfolio(world)
    const place = { estate_id: home.estate.id, name: 'Annex', address: '2 Side Road' }
    const { id } = (await home.manager.post('/properties', place)).json()
    const unit = (await home.manager.post('/onboarding/units', { property_id: id, name: 'X1' })).json()
    const owner = (landlord_id: string) => home.manager.patch(`/properties/${id}`, { landlord_id })
    expect((await owner(home.landlord.id)).statusCode).toBe(200)
    const { token } = await invited(home.landlord, home, { role: 'PROPERTY_MANAGER', unit_ids: [unit.id] })
    const buyer = await signedIn(world, 'LANDLORD')
    await world.services.transaction('system', (tx) =>
      joinEstate(tx, { estate_id: home.estate.id, user_id: buyer.id, role: 'LANDLORD' }),
    )
    expect((await owner(buyer.id)).statusCode).toBe(200)
    const joined = await accept(token)
    expect(joined.statusCode, joined.body).toBe(201)
    const assigned = await world.services.transaction('system', (tx) =>
      tx.selectFrom('unit_assignment').select('unit_id').where('unit_id', '=', unit.id).execute(),
    )
    expect(assigned).toEqual([])
  })

  test('may have lost a unit, and the others are looked after', async () => {
    const home = await portfolio(world)
    const unit_ids = [home.unitAt(1).id, home.unitAt(2).id]
    const { token } = await invited(home.manager, home, { role: 'PROPERTY_MANAGER', unit_ids })
    await world.services.transaction('system', (tx) =>
      tx.updateTable('unit').set({ archived_at: tx.now }).where('id', '=', home.unitAt(2).id).execute(),
    )
    const joined = await accept(token)
    expect(joined.statusCode, joined.body).toBe(201)
  })

  test('may be removed, also where one person was invited to several units', async () => {
    const home = await portfolio(world, { units: 6 })
    const to = async (at: number, given: object = {}) => {
      const way = { role: 'TENANT', unit_id: home.unitAt(at).id, estate_id: home.estate.id }
      const made = await home.manager.post('/auth/invite', { ...way, ...given })
      expect(made.statusCode, made.body).toBe(201)
      return made.json()
    }
    const [email, phone] = [newEmail(), `+234803${String(Math.random()).slice(2, 9)}`]
    const first = await to(1, { email })
    for (const at of [2, 3, 4]) await to(at, at === 2 ? { email } : { phone })
    const removed = await home.manager.delete(`/onboarding/units/${home.unitAt(1).id}`)
    expect([removed.statusCode, removed.json().outcome]).toEqual([200, 'DELETED'])
    const unit_ids = [2, 3, 4].map((at) => home.unitAt(at).id)
    const many = await home.manager.delete('/onboarding/units/bulk-delete', { unit_ids })
    expect([many.statusCode, many.json().succeeded]).toEqual([200, 3])
    const { data } = (await home.manager.get('/invitations?status=PENDING')).json()
    expect(data.map((one: { email: string; phone: string }) => one.email ?? one.phone).toSorted()).toEqual(
      [email, phone].toSorted(),
    )
    expect(data).toContainEqual(expect.objectContaining({ id: first.id, unit_id: null }))
  })

  test('was archived: nobody joins it, and no tenancy begins in it', async () => {
    const home = await portfolio(world)
    const lease = { start_date: world.today(), rent_amount: RENT }
    const unit_id = home.unitAt(1).id
    const tenant = await invited(home.manager, home, { role: 'TENANT', unit_id, full_name: 'Ada Obi', lease })
    const agent = await invited(home.manager, home, { role: 'ESTATE_MANAGER' })
    await world.services.transaction('system', async (tx) => {
      await tx.updateTable('lease').set({ status: 'TERMINATED' }).where('id', '=', home.lease.id).execute()
      await tx.updateTable('unit').set({ status: 'VACANT' }).where('id', '=', home.unit.id).execute()
    })
    const archived = await home.manager.delete(`/onboarding/estates/${home.estate.id}`)
    expect([archived.statusCode, archived.json().outcome]).toEqual([200, 'ARCHIVED'])
    await refusesBoth(tenant.token, 'INVITATION_REVOKED')
    await refusesBoth(agent.token, 'INVITATION_REVOKED')
    await ageInvitation(world, agent.id, 2)
    expect(said(await home.manager.post(`/invitations/${agent.id}/resend`))).toEqual([409, 'ARCHIVED'])
    expect((await home.manager.delete(`/invitations/${agent.id}`)).statusCode).toBe(204)
  })
})
