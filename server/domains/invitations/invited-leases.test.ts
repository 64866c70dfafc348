import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { tokenSentTo as mailedTo } from '../../testing/mailbox.ts'
import { tokenSentTo } from '../../testing/outbox.ts'
import { ageInvitation } from '../../testing/people/age-invitation.ts'
import type { Person } from '../../testing/people/people.ts'
import { RENT } from '../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'
import { runLeaseLifecycle } from '../leases/lifecycle/run-lease-lifecycle.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 20 })
const foreign = usePortfolio(world, { name: 'Asokoro Terraces' })

const RAN_OUT = 7 * 24 * 60 + 1
const newEmail = () => `invited-${randomUUID()}@test.gida.ng`
let taken = 0
const freeUnit = () => home.unitAt(++taken)
const answerOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const unitOf = async (id: string) => (await home.manager.get(`/onboarding/units/${id}`)).json()
const leaseOf = async (unit_id: string) =>
  (await home.manager.get(`/leases?unit_id=${unit_id}&limit=1`)).json().data[0]

const invite = (by: Person, unit_id: string, given: object = {}) =>
  by.post('/auth/invite', {
    ...{ email: newEmail(), full_name: 'Nneka Okonjo', role: 'TENANT' },
    ...{ estate_id: home.estate.id, unit_id },
    lease: { start_date: world.today(), rent_amount: RENT, caution_deposit: 500_00 },
    ...given,
  })

/** An invitation to a vacant unit with a lease. */
async function invited(unit = freeUnit()) {
  const answer = await invite(home.manager, unit.id)
  expect(answer.statusCode, answer.body).toBe(201)
  const { id, email } = answer.json()
  return { id, email, unit, token: await tokenSentTo(world, email) }
}

const look = (token: string) => world.app.inject({ url: `/api/v1/auth/invite/${token}` })

/** Joins by a link; further calls use the new session. */
async function join(token: string, given: object = {}) {
  const joined = await world.app.inject({
    method: 'POST',
    url: `/api/v1/auth/invite/${token}/accept`,
    payload: { full_name: 'Nneka Okonjo', password: 'Harmattan-Mango-77', ...given },
  })
  expect(joined.statusCode, joined.body).toBe(201)
  const headers = { authorization: `Bearer ${joined.json().access_token}` }
  const ask = (method: 'GET' | 'POST', path: string) =>
    world.app.inject({ method, url: `/api/v1${path}`, headers })
  const { user } = joined.json()
  return { id: user.id, user, ask }
}

describe('an invitation with a lease', () => {
  test('keeps the unit, shows its terms, asks for the yes on joining, and starts with it', async () => {
    const { unit, token } = await invited()
    expect((await unitOf(unit.id)).status).toBe('RESERVED')
    expect(await leaseOf(unit.id)).toMatchObject({ status: 'DRAFT', tenant_name: 'Nneka Okonjo' })
    expect((await look(token)).json().lease).toMatchObject({
      ...{ start_date: world.today(), rent_amount: RENT },
      asked_at_start: expect.any(Number),
    })

    const tenant = await join(token)
    const lease = await leaseOf(unit.id)
    expect(lease).toMatchObject({ status: 'PENDING_SIGNATURE', tenant_id: tenant.id })
    const waiting = (await home.manager.get('/tenants/joined?search=okonjo')).json().data
    expect(waiting).toContainEqual(
      expect.objectContaining({ id: tenant.id, lease_id: lease.id, lease_status: 'PENDING_SIGNATURE' }),
    )
    expect((await tenant.ask('GET', `/leases/${lease.id}`)).json()).toMatchObject({
      ...{ can: { answer: true }, charges: [], proposed_by: home.manager.full_name },
    })

    const accepted = (await tenant.ask('POST', `/leases/${lease.id}/accept`)).json()
    expect(accepted.status).toBe('ACTIVE')
    expect(accepted.balance.outstanding).toBe(RENT + 500_00)
    expect((await unitOf(unit.id)).status).toBe('OCCUPIED')
  })

  test('without terms joins as before, and is offered when a unit is let', async () => {
    const unit = freeUnit()
    const { email } = (await invite(home.manager, unit.id, { lease: undefined })).json()
    const tenant = await join(await tokenSentTo(world, email))
    expect((await unitOf(unit.id)).status).toBe('VACANT')
    const [row] = (await home.manager.get('/tenants/joined?limit=1')).json().data
    expect(row).toMatchObject({ id: tenant.id, unit_id: unit.id, lease_id: null })
  })

  test('withdrawn, takes the lease back and frees the unit', async () => {
    const { id, unit, token } = await invited()
    await home.manager.delete(`/invitations/${id}`)
    expect((await unitOf(unit.id)).status).toBe('VACANT')
    expect((await leaseOf(unit.id)).status).toBe('TERMINATED')
    expect(answerOf(await look(token))).toEqual([410, 'INVITATION_REVOKED'])
  })

  test('run out, frees the unit; sent again, keeps it again unless somebody else has it by then', async () => {
    const first = await invited()
    await ageInvitation(world, first.id, RAN_OUT)
    await runLeaseLifecycle(world.services)
    expect((await unitOf(first.unit.id)).status).toBe('VACANT')
    expect((await home.manager.post(`/invitations/${first.id}/resend`)).statusCode).toBe(200)
    expect((await unitOf(first.unit.id)).status).toBe('RESERVED')

    await ageInvitation(world, first.id, RAN_OUT)
    await invited(first.unit)
    const again = await home.manager.post(`/invitations/${first.id}/resend`)
    expect(answerOf(again)).toEqual([409, 'ILLEGAL_STATE'])
    expect(again.json().message).toContain('is reserved for Nneka Okonjo')
  })

  test('to a unit that is kept or let for these days is refused, and nobody is invited', async () => {
    const { unit } = await invited()
    const second = await invite(home.manager, unit.id)
    expect(answerOf(second)).toEqual([409, 'ILLEGAL_STATE'])
    expect(second.json().message).toContain('Withdraw that invitation first')
    const email = newEmail()
    expect(answerOf(await invite(home.manager, home.unit.id, { email }))).toEqual([409, 'UNIT_ALREADY_LET'])
    expect((await home.manager.get(`/invitations?search=${email}`)).json().data).toEqual([])
  })

  test('to a unit that was let meanwhile joins without a lease, which stays with the office', async () => {
    const { unit, token } = await invited()
    const other = await invited()
    const tenant = await join(other.token)
    const wanted = { tenant_id: tenant.id, start_date: world.today() }
    const let_ = await home.manager.post(`/onboarding/units/${unit.id}/assign-tenant`, wanted)
    expect(let_.statusCode, let_.body).toBe(201)
    expect((await look(token)).json().lease).toBeNull()
    const late = await join(token)
    expect((await late.ask('GET', '/leases')).json().data).toEqual([])
    const rows = (await home.manager.get('/tenants/joined?limit=5')).json().data
    expect(rows).toContainEqual(expect.objectContaining({ id: late.id, lease_status: 'DRAFT' }))
  })

  test('is for a unit, and of who may let it', async () => {
    const bare = await invite(home.manager, freeUnit().id, { unit_id: undefined })
    expect(answerOf(bare)).toEqual([400, 'VALIDATION_ERROR'])
    expect(answerOf(await invite(foreign.manager, freeUnit().id))).toEqual([404, 'NOT_FOUND'])
    const end = { lease: { start_date: world.today(), end_date: '2020-01-01' } }
    expect(answerOf(await invite(home.manager, freeUnit().id, end))[1]).toBe('LEASE_DATES')
    expect((await invite(home.landlord, freeUnit().id)).statusCode).toBe(201)
  })
})

describe('a link that is handed over', () => {
  const share = (by: Person, id: string) => by.post(`/invitations/${id}/link`)

  test('joins without proving an address, and leaves the mailed one good', async () => {
    const { id, email, token, unit } = await invited()
    const shared = (await share(home.manager, id)).json()
    expect(shared.text).toContain(shared.link)
    const handed = shared.link.split('/').at(-1)
    expect((await look(handed)).json()).toMatchObject({ channel: 'LINK', has_account: false })
    expect((await look(token)).statusCode).toBe(200)
    const tenant = await join(handed)
    expect(tenant.user).toMatchObject({ email, email_verified: false })
    expect((await leaseOf(unit.id)).status).toBe('PENDING_SIGNATURE')
    expect(answerOf(await look(token))).toEqual([410, 'INVITATION_USED'])
  })

  test('proves no address that is typed into it: whoever that belongs to is written to, and takes the account back', async () => {
    const { id } = await invited()
    const handed = (await share(home.manager, id)).json().link.split('/').at(-1)
    const email = newEmail()
    const tenant = await join(handed, { email, phone: '+2348031234001' })
    expect(tenant.user).toMatchObject({ email, status: 'PENDING_VERIFICATION' })
    expect(await mailedTo(world, email, '/auth/verify-email')).toBeTruthy()

    const post = (path: string, payload: object) =>
      world.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload })
    await post('forgot-password', { email })
    const token = await mailedTo(world, email, '/auth/reset-password')
    const password = 'Sahel-Guava-41'
    expect((await post('reset-password', { token, password })).statusCode).toBe(204)
    const { user } = (await post('login', { email, password })).json()
    expect(user).toMatchObject({ id: tenant.id, phone: null, status: 'ACTIVE' }) // the first person's number no longer signs in
  })

  test('is made by who sees the invitation, while it waits', async () => {
    const { id } = await invited()
    expect(answerOf(await share(foreign.manager, id))).toEqual([404, 'NOT_FOUND'])
    await home.manager.delete(`/invitations/${id}`)
    expect(answerOf(await share(home.manager, id))).toEqual([409, 'ILLEGAL_STATE'])
  })
})
