import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/people/people.ts'
import type { Portfolio } from '../../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { holidaysOf } from '../index.ts'

const world = useWorld()
const home = usePortfolio(world)
const foreign = usePortfolio(world)
const path = () => `/onboarding/estates/${home.estate.id}`
const holidays = () => `/estates/${home.estate.id}/holidays`

test('an estate charges three months ahead and adds nothing to what is late, until it says otherwise', async () => {
  const { settings } = (await home.manager.get(path())).json()
  expect(settings).toEqual({
    charge_months_ahead: 3,
    late_fee: { kind: 'NONE' },
    late_fee_text: 'No late fee is charged.',
  })
  const rule = { kind: 'PERCENT', rate: 500, grace_days: 14, repeat: 'MONTHLY', cap: 10_000_000 }
  const changed = (
    await home.manager.patch(path(), { charge_months_ahead: 0, late_fee: rule, commission_rate: 1000 })
  ).json()
  expect(changed).toMatchObject({
    commission_rate: 1000,
    settings: { charge_months_ahead: 0, late_fee: rule },
  })
  expect(changed.settings.late_fee_text).toBe(
    'From day 15 after the due date, 5% of the overdue amount is added, and again each month it stays unpaid. Never more than ₦100,000 for one charge.',
  )
  const flat = { kind: 'FLAT', amount: 500_000 }
  await home.manager.patch(path(), { late_fee: flat })
  expect((await home.manager.get(path())).json().settings.late_fee).toEqual({
    ...flat,
    grace_days: 0,
    repeat: 'ONCE',
    cap: null,
  })
  expect((await home.manager.patch(path(), { late_fee: { kind: 'NONE' } })).json().settings.late_fee).toEqual(
    {
      kind: 'NONE',
    },
  )
})

test('those who run or own it are told how it charges; agents and tenants are not', async () => {
  expect((await home.landlord.get(path())).json().settings).not.toBeNull()
  expect((await home.agent.get(path())).json().settings).toBeNull()
  expect((await home.tenant.get(path())).json().settings).toBeNull()
})

test('refuses settings that could not be kept, and changes nothing', async () => {
  const before = (await home.manager.get(path())).json()
  for (const wrong of [
    { charge_months_ahead: 25 },
    { charge_months_ahead: -1 },
    { charge_months_ahead: 1.5 },
    { commission_rate: 10_001 },
    { late_fee: { kind: 'FLAT' } },
    { late_fee: { kind: 'PERCENT', rate: 10_001 } },
    { late_fee: { kind: 'FLAT', amount: 500, cap: 499 } },
    { late_fee: 'NONE' },
  ]) {
    const answer = await home.manager.patch(path(), wrong)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_ERROR'])
  }
  const elsewhere = await home.manager.patch(path(), { lga: 'Obio/Akpor' })
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([422, 'LGA_NOT_IN_STATE'])
  expect((await home.manager.get(path())).json()).toEqual(before)
  expect((await home.landlord.patch(path(), { charge_months_ahead: 1 })).statusCode).toBe(403)
})

test('the holidays of the country are there for three years, Easter at its day', async () => {
  const { data, pagination } = (await home.tenant.get(`${holidays()}?year=2027`)).json()
  expect(pagination.total).toBe(8)
  expect(data.map(({ day, name }: { day: string; name: string }) => `${day} ${name}`)).toEqual([
    '2027-01-01 New Year’s Day',
    '2027-03-26 Good Friday',
    '2027-03-29 Easter Monday',
    '2027-05-01 Workers’ Day',
    '2027-06-12 Democracy Day',
    '2027-10-01 Independence Day',
    '2027-12-25 Christmas Day',
    '2027-12-26 Boxing Day',
  ])
  expect((await home.tenant.get(holidays())).json().pagination.total).toBe(24)
})

test('an estate adds days of its own and takes them away; those of the country stay', async () => {
  const added = await home.manager.post(holidays(), { day: '2027-03-10', name: 'Eid-el-Fitr' })
  expect([added.statusCode, added.json()]).toEqual([
    201,
    { id: added.json().id, day: '2027-03-10', name: 'Eid-el-Fitr', is_national: false },
  ])
  const days = (of: Portfolio) =>
    world.services.transaction(of.manager.actor, (tx) => holidaysOf(tx, of.estate.id, '2027-03-01'))
  expect(await days(home)).toContain('2027-03-10')
  expect(await days(home)).toContain('2027-03-26')
  expect(await days(foreign)).not.toContain('2027-03-10')

  const [again, national] = await Promise.all(
    ['2027-03-10', '2027-12-25'].map((day) => home.manager.post(holidays(), { day, name: 'Again' })),
  )
  expect([again?.statusCode, national?.statusCode]).toEqual([409, 409])
  expect(again?.json().message).toBe('That day is already a holiday: Eid-el-Fitr.')
  expect((await home.manager.post(holidays(), { day: '2027-02-30', name: 'No day' })).statusCode).toBe(400)
  expect((await home.landlord.post(holidays(), { day: '2027-04-10', name: 'Mine' })).statusCode).toBe(403)

  const [christmas] = (await home.manager.get(`${holidays()}?year=2027`)).json().data.slice(-2)
  const remove = (id: string, who = home.manager) => who.delete(`${holidays()}/${id}`)
  expect((await remove(christmas.id)).statusCode).toBe(403)
  expect((await remove(added.json().id, foreign.manager)).statusCode).toBe(404)
  expect((await remove(added.json().id)).statusCode).toBe(204)
  expect((await remove(added.json().id)).statusCode).toBe(404)
})

test('two who add the same holiday at once make it once', async () => {
  const add = () => home.manager.post(holidays(), { day: '2028-07-07', name: 'Estate day' })
  const answers = await Promise.all([add(), add()])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409])
})

test('the administrator keeps the holidays of the country; nobody else does', async () => {
  const admin = await signedIn(world, 'ADMIN')
  const path = '/admin/holidays'
  const added = await admin.post(path, { day: '2027-03-11', name: 'Eid-el-Fitr' })
  expect([added.statusCode, added.json()]).toEqual([201, expect.objectContaining({ is_national: true })])
  const { id } = added.json()
  const days = async (query: string) =>
    (await admin.get(`${path}?year=2027${query}`)).json().data.map(({ day }: { day: string }) => day)
  expect(await days('&limit=3')).toEqual(['2027-01-01', '2027-03-11', '2027-03-26'])
  expect((await home.tenant.get(`${holidays()}?year=2027`)).body).toContain(id)

  const again = await Promise.all([1, 2].map(() => admin.post(path, { day: '2027-03-12', name: 'Eid' })))
  expect(again.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect((await admin.post(path, { day: '1999-01-01', name: 'Too old' })).statusCode).toBe(400)
  for (const who of [home.manager, home.landlord, home.tenant]) {
    expect((await who.get(path)).statusCode).toBe(403)
    expect((await who.post(path, { day: '2027-03-15', name: 'Mine' })).statusCode).toBe(403)
    expect((await who.delete(`${path}/${id}`)).statusCode).toBe(403)
  }
  const own = (await home.manager.post(holidays(), { day: '2027-03-16', name: 'Estate day' })).json()
  expect((await admin.delete(`${path}/${own.id}`)).statusCode).toBe(404)
  expect((await admin.delete(`${path}/${id}`)).statusCode).toBe(204)
  expect((await admin.delete(`${path}/${id}`)).statusCode).toBe(404)
})
