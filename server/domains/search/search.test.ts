import type { Found } from '@gida/contract/domains/search/found'
import { beforeAll, expect, test } from 'vitest'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { letUnit, type Portfolio, portfolio } from '../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
let home: Portfolio
let other: Portfolio
let tenant: Person
let payment: { id: string; reference: string; receipt_number: string }

beforeAll(async () => {
  tenant = await signedIn(world, 'TENANT', { full_name: 'Adébáyọ̀ Eze' })
  home = await portfolio(world, { units: [{ name: 'Flat 1' }, { name: 'Flat 2' }] })
  other = await portfolio(world, { name: 'Maitama Heights', units: [{ name: 'Suite 9' }] })
  await letUnit(world, home.manager, home.unitAt(1).id, { tenant_id: tenant.id })
  payment = await recordPayment()
})

async function recordPayment() {
  const { once } = offlinePaymentsIn(world)
  const recorded = await once(home.manager, '/payments', {
    amount: 5_000_000,
    transaction_type: 'RENT_PAYMENT',
    property_unit_id: home.unitAt(1).id,
    tenant_id: tenant.id,
    channel: 'CASH',
    payment_date: world.today(),
  })
  const { id, reference } = recorded.json()
  await world.work()
  const receipts = (await home.manager.get('/receipts')).json()
  return { id, reference, receipt_number: receipts.data[0].number }
}

const find = async (q: string, who: Person = home.manager, more = ''): Promise<Found> =>
  (await who.get(`/search?q=${encodeURIComponent(q)}${more}`)).json()
const nothing: Found = {
  ...{ people: [], units: [], leases: [], properties: [], estates: [] },
  ...{ payments: [], receipts: [], requests: [], notices: [] },
}

test('a manager finds a person without the marks of their name, with their unit and their lease', async () => {
  const found = await find('adebayo')
  expect(found.people).toMatchObject([
    { id: tenant.id, role: 'TENANT', unit_name: 'Flat 2', estate_name: 'Palmgrove Court' },
  ])
  expect(found.leases).toMatchObject([{ id: found.people[0]?.lease_id, tenant_name: 'Adébáyọ̀ Eze' }])
  expect(found.units).toMatchObject([{ name: 'Flat 2', tenant_name: 'Adébáyọ̀ Eze' }])
})

test('a notice is found by whom and where it is for, by who runs the home alone', async () => {
  const { lease_id } = (await find('adebayo')).people[0] ?? {}
  const prepared = await home.manager.post(`/leases/${lease_id}/notices`, { kind: 'QUIT' })
  expect(prepared.statusCode, prepared.body).toBe(201)
  const { id } = prepared.json()
  for (const words of ['adebayo', 'Flat 2'])
    expect((await find(words)).notices).toMatchObject([
      { id, kind: 'QUIT', state: 'PREPARED', unit_name: 'Flat 2' },
    ])
  expect((await find('adebayo', other.manager)).notices).toEqual([])
  expect((await find('adebayo', tenant)).notices).toEqual([])
})

test('a request is found by its words and its number, by whom it concerns alone', async () => {
  const reported = await tenant.post(`/onboarding/units/${home.unitAt(1).id}/maintenance`, {
    ...{ title: 'The wardrobe hinge is off', category: 'DOORS' },
  })
  const { id, number } = reported.json()
  expect((await find('wardrobe hinge')).requests).toMatchObject([{ id, number, status: 'OPEN' }])
  expect((await find('wardrobe', tenant)).requests).toMatchObject([{ id }])
  expect((await find('wardrobe', other.manager)).requests).toEqual([])
  expect((await find('wardrobe', home.landlord)).requests).toEqual([])
})

test('units, estates and other people are found by what they are called', async () => {
  expect((await find('flat 1')).units).toMatchObject([{ id: home.unit.id, status: 'OCCUPIED' }])
  expect((await find('palmgrove')).estates).toMatchObject([{ id: home.estate.id }])
  const { full_name } = home.landlord
  expect((await find(full_name)).people).toMatchObject([{ id: home.landlord.id, role: 'LANDLORD' }])
})

test('a payment is found by how its reference begins or ends, spelled as one likes, and its receipt with it', async () => {
  const { id, reference, receipt_number } = payment
  const listed = async (list: string, search: string) =>
    (await home.manager.get(`/${list}?search=${encodeURIComponent(search)}`)).json()
  const spelt = [reference, reference.toLowerCase(), reference.slice(3, 9), ` ${reference.slice(-6)}`]
  for (const typed of spelt) {
    expect(await find(typed)).toMatchObject({
      payments: [{ id, status: 'COMPLETED', amount: 5_000_000 }],
      receipts: [{ number: receipt_number }],
    })
    expect(await listed('payments', typed)).toMatchObject({ data: [{ id }], pagination: { total: 1 } })
    expect(await listed('receipts', typed)).toMatchObject({ data: [{ number: receipt_number }] })
  }
  for (const typed of ['%%%%', '____', 'GD-', reference.slice(-3)])
    for (const list of ['payments', 'receipts']) expect(await listed(list, typed)).toMatchObject({ data: [] })
})

test('payments and receipts are found by whom they are of and what they are for, and receipts by their number', async () => {
  for (const words of ['adebayo', 'EZE', 'rent']) {
    expect((await home.manager.get(`/payments?search=${words}`)).json().data).toMatchObject([
      { id: payment.id },
    ])
    expect((await home.manager.get(`/receipts?search=${words}`)).json().data).toHaveLength(1)
    expect((await other.manager.get(`/payments?search=${words}`)).json().data).toEqual([])
    expect((await other.manager.get(`/receipts?search=${words}`)).json().data).toEqual([])
  }
  const { data } = (await home.manager.get(`/receipts?search=${payment.receipt_number.slice(-6)}`)).json()
  expect(data).toMatchObject([{ number: payment.receipt_number }])
  const byNumber = await find(payment.receipt_number)
  expect(byNumber).toMatchObject({ payments: [], receipts: [{ number: payment.receipt_number }] })
})

test('who has nothing to do with it finds nothing, by whatever words', async () => {
  for (const words of ['adebayo', 'flat', 'palmgrove', payment.reference, payment.receipt_number]) {
    expect(await find(words, other.manager)).toEqual(nothing)
    expect(await find(words, other.landlord)).toEqual(nothing)
  }
  expect(await find('flat 1', home.agent)).toMatchObject({ units: [{ id: home.unit.id }] })
})

test('a tenant finds their own payments and receipts, and nobody else', async () => {
  expect(await find(payment.reference, tenant)).toMatchObject({ payments: [{ id: payment.id }], people: [] })
  expect(await find(payment.reference, home.tenant)).toEqual(nothing)
})

test('one estate is searched alone; in one that is not theirs there is nothing', async () => {
  const both = await signedIn(world, 'ADMIN')
  expect((await find('palmgrove', both, `&estate_id=${other.estate.id}`)).units).toEqual([])
  expect(await find('flat', home.manager, `&estate_id=${other.estate.id}`)).toEqual(nothing)
})

test('whatever is typed is taken as letters, and nothing finds nothing', async () => {
  for (const words of ['', '   ', '%', 'f_at', '🏠', '\\', "'; select 1 --", 'x'.repeat(200)])
    expect(await find(words)).toEqual(nothing)
  expect((await home.manager.get(`/search?q=${'x'.repeat(201)}`)).statusCode).toBe(400)
})
