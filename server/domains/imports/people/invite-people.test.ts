import { expect, test } from 'vitest'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { sentTo, tokenSentTo } from '../../../testing/outbox.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { faultsOf, phone, rentRollOf } from '../../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate } from '../../estates/index.ts'
import { leaveEstates } from '../../estates/units/remove-imported-units.ts'
import { inviteKnownPerson } from '../../invitations/index.ts'
import { afterRun } from '../jobs.ts'
import { runRows } from '../rows/run-rows.ts'
import { invitePeople } from './invite-people.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 3 })
const { row, check, run, undo } = rentRollOf(world, home)

/** A completed import with invitations, of tenants and a landlord. */
async function invitingImport(rows: Cell[][]) {
  const { id } = await check(rows)
  const chosen = await home.manager.patch(`/imports/${id}`, { options: { send_invitations: true } })
  expect(chosen.json()).toMatchObject({ state: 'CHECKED', options: { send_invitations: true } })
  return id
}
const e164 = (number: string) => `+234${number.slice(1)}`
const PASSWORD = 'Harmattan-Mango-77'
const accept = async (number: string, full_name: string) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/auth/invite/${await tokenSentTo(world, e164(number))}/accept`,
    payload: { full_name, password: PASSWORD },
  })

test('a row of somebody who has an account elsewhere starts when they accept it, and takes nobody’s account over', async () => {
  const [theirs, ownPhone] = [phone(), phone()]
  const tenant = await signedIn(world, 'TENANT', {
    ...{ phone: `+234${theirs.slice(1)}`, full_name: 'Yetunde Ajoke Balogun' },
  })
  const checked = await check([
    row({ unit: 'W1', tenant: ['Yetunde Balogun', theirs], owed: 25_000 }),
    row({ unit: 'W2', tenant: ['Sade Cole', ownPhone], owed: 10_000 }),
  ])
  const done = await run(checked.id)
  expect(done.result).toMatchObject({ rows: 2, leases: 2, people: 1, waiting: 1 })
  expect(await faultsOf(home.manager, checked.id, 'WARNING')).toMatchObject([
    { row: 2, code: 'WAITS_FOR_TENANT', message: expect.stringContaining('starts when they accept it') },
  ])

  const { data } = (await home.manager.get('/leases?status=PENDING_SIGNATURE')).json()
  const [lease] = data
  expect(data).toMatchObject([{ unit_name: 'W1', tenant_name: 'Yetunde Balogun' }]) // as it was typed
  const shown = await home.manager.get(`/leases/${lease.id}`)
  expect(shown.json().charges).toEqual([])
  const units = await home.manager.get('/onboarding/units?search=Ajoke')
  const tenants = await home.manager.get(`/tenants?search=${theirs}`)
  for (const answer of [units, tenants]) expect(answer.json().data).toEqual([])
  expect((await home.manager.get(`/users/${tenant.id}`)).statusCode).toBe(404)
  expect((await tenant.get('/payments/charges')).json().data ?? []).toEqual([])

  const yes = (await tenant.post(`/leases/${lease.id}/accept`)).json()
  expect(yes.charges).toContainEqual(
    expect.objectContaining({ description: 'Balance brought forward', amount: 2_500_000 }),
  )
  await expectSoundBooks(world)
})

test('a file whose tenants all have accounts of their own comes in, and each lease waits', async () => {
  const number = phone()
  await signedIn(world, 'TENANT', { phone: `+234${number.slice(1)}`, full_name: 'Ngozi Amadi' })
  const { id } = await check([row({ unit: 'X1', tenant: ['Ngozi Amadi', number] })])
  expect((await run(id)).result).toMatchObject({ rows: 1, failed: 0, leases: 1, waiting: 1 })
  await undo(id)
})

test('an undo keeps the lease to which a tenant with an account has said yes, and takes back what still waits', async () => {
  const asked = await Promise.all(
    ['Binta Garba', 'Uche Nwosu'].map(async (full_name) => {
      const number = phone()
      const tenant = await signedIn(world, 'TENANT', { phone: `+234${number.slice(1)}`, full_name })
      return { tenant, row: [full_name, number] as [string, string] }
    }),
  )
  const { id } = await check(asked.map(({ row: tenant }, at) => row({ unit: `Y${at}`, tenant })))
  await run(id)
  const { data } = (await home.manager.get('/leases?status=PENDING_SIGNATURE&limit=100')).json()
  const lease = data.find(({ unit_name }: { unit_name: string }) => unit_name === 'Y0')
  const accepted = await asked[0]?.tenant.post(`/leases/${lease.id}/accept`)
  expect(accepted?.statusCode, accepted?.body).toBe(200)
  expect(await undo(id)).toMatchObject({ state: 'UNDONE', result: { undone: 1, kept: 1 } })
  expect((await faultsOf(home.manager, id, 'KEPT')).map(({ row, code }) => [row, code])).toEqual([
    [2, 'ACCEPTED'],
  ])
  expect((await asked[0]?.tenant.get(`/leases/${lease.id}`))?.json()).toMatchObject({ status: 'ACTIVE' })
  await expectSoundBooks(world)
})

test('nobody is told of an import unless that is asked for', async () => {
  const tenant = phone()
  const { id } = await check([row({ block: 'P', unit: 'P1', tenant: ['Told Nothing', tenant] })])
  expect(await run(id)).toMatchObject({ result: { to_invite: 0, invited: 0 } })
  expect(await sentTo(world, e164(tenant))).toEqual([])
})

test('invites everybody of its rows who cannot sign in, each once, and whoever accepts sees home and debt', async () => {
  const [owner, tenant, other] = [phone(), phone(), phone()]
  const rows = [
    row({
      block: 'Q',
      unit: 'Q1',
      landlord: ['Chief Bello', owner],
      tenant: ['Ada Invited', tenant],
      owed: 5_000,
    }),
    row({ block: 'Q', unit: 'Q2', landlord: ['Chief Bello', owner], tenant: ['Ada Invited', tenant] }),
    row({ block: 'Q', unit: 'Q3', landlord: ['Chief Bello', owner], tenant: ['Musa Waiting', other] }),
  ]
  const id = await invitingImport(rows)
  const { counts: found } = (await home.manager.get(`/imports/${id}`)).json()
  expect(found).toMatchObject({ tenants_to_invite: 2, landlords_to_invite: 1 })
  expect(await run(id)).toMatchObject({ state: 'DONE', result: { to_invite: 3, invited: 3, not_invited: 0 } })
  for (const number of [owner, tenant, other]) expect(await sentTo(world, e164(number))).toHaveLength(1)
  expect((await sentTo(world, e164(tenant)))[0]?.text).toContain('Q1')

  const joined = await accept(tenant, 'Ada Invited')
  expect(joined.statusCode, joined.body).toBe(201)
  const authorization = `Bearer ${joined.json().access_token}`
  const of = async (url: string) =>
    (await world.app.inject({ url: `/api/v1${url}`, headers: { authorization } })).json().data
  expect((await of('/leases')).map((lease: { unit_name: string }) => lease.unit_name).sort()).toEqual([
    'Q1',
    'Q2',
  ])
  expect(await of('/charges?state=OPEN')).toContainEqual(
    expect.objectContaining({ description: 'Balance brought forward', open_amount: 500_000 }),
  )

  const waiting = await tokenSentTo(world, e164(other))
  expect(await undo(id)).toMatchObject({ state: 'UNDONE', result: { undone: 1, kept: 2 } })
  expect((await faultsOf(home.manager, id, 'KEPT')).map(({ code }) => code)).toEqual(['JOINED', 'JOINED'])
  const dead = await world.app.inject({ url: `/api/v1/auth/invite/${waiting}` })
  expect([dead.statusCode, dead.json().code]).toEqual([410, 'INVITATION_REVOKED'])
  expect((await accept(owner, 'Chief Bello')).statusCode).toBe(201) // two rows of theirs are kept
  const gone = await world.services.transaction('system', (tx) =>
    tx.selectFrom('users').select('id').where('phone', '=', e164(other)).execute(),
  )
  expect(gone).toEqual([])
  await expectSoundBooks(world)
})

test('an invitation that waits already serves; a worker that dies among the invitations sends none twice', async () => {
  const numbers = Array.from({ length: 30 }, () => phone())
  const rows = numbers.map((number, i) =>
    row({ block: 'R', unit: `R${i}`, tenant: [`Tenant Number${i}`, number] }),
  )
  const id = await invitingImport(rows)
  await home.manager.post(`/imports/${id}/run`)
  await runRows(world.services, id, afterRun)
  const first = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('users')
      .select('id')
      .where('phone', '=', e164(numbers[0] ?? ''))
      .executeTakeFirstOrThrow(),
  )
  const units = (await home.manager.get(`/onboarding/units?estate_id=${home.estate.id}&search=R0`)).json()
    .data
  await world.services.transaction(home.manager.actor, (tx) =>
    inviteKnownPerson(tx, home.manager.actor, {
      ...{ user_id: first.id, estate_id: home.estate.id, role: 'TENANT' as const, unit_id: units[0].id },
    }),
  )
  let chunks = 0
  const dying = {
    ...world.services,
    transaction: ((actor, work) => {
      if (chunks++ === 1) throw new Error('killed')
      return world.services.transaction(actor, work)
    }) as typeof world.services.transaction,
  }
  await expect(invitePeople(dying, id, afterRun.invite)).rejects.toThrow('killed')
  const half = (await home.manager.get(`/imports/${id}`)).json().result
  expect(half).toMatchObject({ to_invite: 30, invited: 25, not_invited: 0 })
  await world.work()
  const { result } = (await home.manager.get(`/imports/${id}`)).json()
  expect(result).toMatchObject({ to_invite: 30, invited: 30, not_invited: 0 })
  for (const number of numbers) expect(await sentTo(world, e164(number))).toHaveLength(1)
})

test('accepting while the import is undone: either it is kept, or the link is dead', async () => {
  const tenant = phone()
  const id = await invitingImport([row({ block: 'S', unit: 'S1', tenant: ['Ada Racing', tenant] })])
  await run(id)
  const token = await tokenSentTo(world, e164(tenant))
  expect((await home.manager.post(`/imports/${id}/undo`)).statusCode).toBe(202)
  const [joined] = await Promise.all([
    world.app.inject({
      method: 'POST',
      url: `/api/v1/auth/invite/${token}/accept`,
      payload: { full_name: 'Ada Racing', password: PASSWORD },
    }),
    world.work(),
  ])
  const { result } = (await home.manager.get(`/imports/${id}`)).json()
  expect([joined.statusCode, result.kept, result.undone]).toEqual(
    joined.statusCode === 201 ? [201, 1, 0] : [410, 0, 1],
  )
})

test('whoever manages the estate no more invites nobody', async () => {
  const tenant = phone()
  const id = await invitingImport([row({ block: 'T', unit: 'T1', tenant: ['Ada Unasked', tenant] })])
  await home.manager.post(`/imports/${id}/run`)
  await runRows(world.services, id, afterRun)
  const place = { user_id: home.manager.id, estate_id: home.estate.id, role: 'ESTATE_MANAGER' as const }
  await world.services.transaction('system', (tx) => leaveEstates(tx, [place]))
  await world.work()
  await world.services.transaction('system', (tx) => joinEstate(tx, place))
  expect((await home.manager.get(`/imports/${id}`)).json().result).toMatchObject({
    to_invite: 1,
    invited: 0,
    not_invited: 1,
  })
  expect(await sentTo(world, e164(tenant))).toEqual([])
})
