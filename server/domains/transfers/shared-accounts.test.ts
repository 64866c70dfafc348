import { afterEach, beforeAll, expect, test } from 'vitest'
import { balanceOf, expectSoundBooks } from '../../testing/money/books.ts'
import { type Flat, statementsIn } from '../../testing/money/statements.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { setUpSecondFactor } from '../../testing/people/second-factor.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const { withLease, bankAccount, bring, book, waiting, settle } = statementsIn(world, () => manager)
const RENT = 120_000_000
const wrong = { reason: 'It was the other Okafor' }
const NUMBER = () => String(Math.floor(2e9 + Math.random() * 1e9))

let manager: Person
let palm: Flat
let lekki: Flat
let account: string

const draft = (of: Flat, given: object = {}) => ({
  estate_id: of.estate_id,
  bank_name: 'GTBank',
  account_number: NUMBER(),
  account_name: 'Clients',
  ...given,
})
const add = (body: object, by = manager) => by.post('/transfers/accounts', body)
const change = (id: string, body: object, by = manager) => by.patch(`/transfers/accounts/${id}`, body)
const shownTo = async (tenant: Person) =>
  (await tenant.get('/transfers/payment-instructions'))
    .json()
    .data[0].bank_accounts.map(({ account_number }: { account_number: string }) => account_number)

beforeAll(async () => {
  palm = await withLease(await letFlat(world))
  manager = palm.manager
  lekki = await withLease(await letFlat(world, { manager }))
  account = await bankAccount(palm.estate_id)
  const shared = await change(account, { also_estate_ids: [lekki.estate_id] })
  expect(shared.json().estates.map(({ estate_id }: { estate_id: string }) => estate_id)).toEqual([
    palm.estate_id,
    lekki.estate_id,
  ])
})
afterEach(() => expectSoundBooks(world))

const bankOf = (of: Flat) => balanceOf(world, of.estate_id, 'bank:trust')
const heldOf = (of: Flat) => balanceOf(world, of.estate_id, 'credit:unassigned')

test('one statement pays for tenants of several estates, each in the books of their own', async () => {
  const { result } = await book(
    [
      ['02/11/2026', `RENT ${palm.code}`, '200,000.00'],
      ['02/11/2026', `RENT ${lekki.code}`, '300,000.00'],
      ['03/11/2026', 'NIP/UBA/WUTEKO RAMILA', '50,000.00'],
    ],
    account,
  )
  expect(result).toMatchObject({ posted: 2, unassigned: 1 })
  expect([await bankOf(palm), await bankOf(lekki)]).toEqual([25_000_000, 30_000_000])
  expect([await heldOf(palm), await heldOf(lekki)]).toEqual([-5_000_000, 0])
  expect(await balanceOf(world, lekki.estate_id, `receivable:${lekki.lease_id}`)).toBe(RENT - 30_000_000)
  const lines = await manager.get(`/transfers/lines?state=ALL&estate_id=${lekki.estate_id}`)
  expect(lines.json().pagination.total).toBe(3)
  for (const { estate_id } of [palm, lekki]) {
    const needs = (await manager.get(`/analytics/needs?estate_id=${estate_id}`)).json().data
    expect(needs.find(({ key }: { key: string }) => key === 'transfers')).toMatchObject({
      count: 1,
      amount: 5_000_000,
    })
  }
})

test('what waits goes to a tenant of either estate, or to both, and comes back as it was, however often', async () => {
  const before = { palm: await bankOf(palm), lekki: await bankOf(lekki), held: await heldOf(palm) }
  await book([['04/11/2026', 'NIP/GTB/SOTUGA WEMIMO', '100,000.00']], account)
  const [{ id }] = await waiting('SOTUGA')
  const part = (of: Flat, amount: number) => ({ lease_id: of.lease_id, amount })
  const found = (await manager.get(`/transfers/lines/${id}/tenancies`)).json()
  expect(found.data.map(({ lease_id }: { lease_id: string }) => lease_id).sort()).toEqual(
    [palm.lease_id, lekki.lease_id].sort(),
  )
  const ways = [
    [part(lekki, 10_000_000)],
    [part(palm, 4_000_000), part(lekki, 6_000_000)],
    [part(palm, 10_000_000)],
    [part(lekki, 10_000_000)],
  ]
  for (const parts of ways) {
    const elsewhere = parts.find(({ lease_id }) => lease_id === lekki.lease_id)?.amount ?? 0
    expect((await settle(id, 'assign', { parts })).statusCode).toBe(200)
    expect(await bankOf(palm)).toBe(before.palm + 10_000_000 - elsewhere)
    expect(await bankOf(lekki)).toBe(before.lekki + elsewhere)
    expect(await heldOf(palm)).toBe(before.held)
    await expectSoundBooks(world)
    expect((await settle(id, 'unassign', wrong)).statusCode).toBe(200)
    expect(await bankOf(palm)).toBe(before.palm + 10_000_000)
    expect(await bankOf(lekki)).toBe(before.lekki)
    expect(await heldOf(palm)).toBe(before.held - 10_000_000)
    await expectSoundBooks(world)
    world.services.clock.advance(1000)
  }
})

test('a payer who was named for a tenant elsewhere is known the next time', async () => {
  await book([['05/11/2026', 'NIP/UBA/EKWUEME TAMBUWAL OLU', '100,000.00']], account)
  const [{ id }] = await waiting('EKWUEME')
  await settle(id, 'assign', { parts: [{ lease_id: lekki.lease_id, amount: 10_000_000 }] })
  const owed = await balanceOf(world, lekki.estate_id, `receivable:${lekki.lease_id}`)
  const naira = (owed / 100).toFixed(2)
  expect((await book([['09/11/2026', 'TRF FRM TAMBUWAL OLU EKWUEME', naira]], account)).result.posted).toBe(1)
  expect(await balanceOf(world, lekki.estate_id, `receivable:${lekki.lease_id}`)).toBe(0)
})

test('whoever runs one of the estates alone decides for that one alone', async () => {
  const colleague = await signedIn(world, 'ESTATE_MANAGER')
  const join = (estate_id: string) =>
    world.services.transaction('system', (tx) =>
      tx
        .insertInto('estate_association')
        .values({ estate_id, user_id: colleague.id, role: 'ESTATE_MANAGER' })
        .execute(),
    )
  await join(lekki.estate_id)
  expect(await colleague.get('/transfers/lines').then((all) => all.json().data)).toEqual([])
  expect((await change(account, { is_retired: true }, colleague)).statusCode).toBe(404)
  const mixed = draft(lekki, { also_estate_ids: [palm.estate_id] })
  expect((await add(mixed, colleague)).json().code).toBe('ESTATE_NOT_FOUND')

  const keeper = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('estate_association')
      .values({ estate_id: palm.estate_id, user_id: keeper.id, role: 'ESTATE_MANAGER' })
      .execute(),
  )
  await book([['06/11/2026', `NIP/GTB/${lekki.tenant.full_name}`, '70,000.00']], account)
  const [{ id }] = (await keeper.get('/transfers/lines')).json().data
  const given = { parts: [{ lease_id: lekki.lease_id, amount: 7_000_000 }] }
  expect((await settle(id, 'assign', given, keeper)).statusCode).toBe(404)
  const seen = JSON.stringify((await keeper.get(`/transfers/lines/${id}`)).json().guesses)
  expect(seen).not.toContain(lekki.lease_id)
  // Estates that they do not run stay as they are.
  const kept = await change(account, { also_estate_ids: [] }, keeper)
  expect(kept.json().estates.map(({ estate_id }: { estate_id: string }) => estate_id)).toEqual([
    palm.estate_id,
  ])
  expect(await shownTo(lekki.tenant)).not.toEqual([])

  expect((await settle(id, 'assign', given)).statusCode).toBe(200)
  expect((await settle(id, 'unassign', wrong, keeper)).statusCode).toBe(403)
  expect((await settle(id, 'unassign', wrong)).statusCode).toBe(200)
})

test('the same account is written down once', async () => {
  const known = (await manager.get('/transfers/accounts'))
    .json()
    .data.find(({ id }: { id: string }) => id === account)
  const { account_number } = known
  for (const of of [palm, lekki]) {
    const again = await add(draft(of, { account_number }))
    expect([again.statusCode, again.json().code]).toEqual([409, 'BANK_ACCOUNT_KNOWN'])
  }
  // A stranger's books are their own.
  const elsewhere = await letFlat(world)
  const theirs = draft(await withLease(elsewhere), { account_number })
  expect((await add(theirs, elsewhere.manager)).statusCode).toBe(201)
})

const isShown = ({ estates: [home] }: { estates: { shown_from: string }[] }) =>
  Date.parse(home?.shown_from ?? '') <= world.services.clock.now().getTime()

test('tenants are told of a first account at once, of a second one after the wait, and of a retired one not at all', async () => {
  const flat = await withLease(await letFlat(world, { manager }))
  const first = (await add(draft(flat))).json()
  expect(await shownTo(flat.tenant)).toEqual([first.account_number])
  await world.work()
  const [told] = (await flat.landlord.get('/communication/notifications')).json().data
  expect(told.message).toContain(first.account_number)
  expect(told.message).toContain(manager.full_name)

  const second = (await add(draft(flat))).json()
  const accounts = async () => JSON.stringify((await flat.tenant.get('/transfers/accounts')).json())
  expect(await accounts()).toContain(first.account_number)
  expect(await accounts()).not.toContain(second.account_number)
  const hours = (Date.parse(second.estates[0].shown_from) - world.services.clock.now().getTime()) / 3_600_000
  expect(Math.round(hours)).toBe(48)
  expect(await shownTo(flat.tenant)).toEqual([first.account_number])
  expect((await change(first.id, { is_retired: true })).json().retired_at).not.toBeNull()
  expect(await shownTo(flat.tenant)).toEqual([])
  expect(await accounts()).not.toContain(first.account_number)
  // Its statements still may come.
  expect((await book([['02/11/2026', `RENT ${flat.code}`, '1,000.00']], first.id)).result.posted).toBe(1)
  const hurried = await change(first.id, { also_estate_ids: [palm.estate_id] })
  expect([hurried.statusCode, hurried.json().code]).toEqual([409, 'ILLEGAL_STATE'])
  const back = (await change(first.id, { is_retired: false })).json()
  expect(isShown(back)).toBe(false)

  // Taking the estate off every account, or retiring them, hurries none.
  const shared = await withLease(await letFlat(world, { manager }))
  await change(second.id, { also_estate_ids: [shared.estate_id] })
  expect(await shownTo(shared.tenant)).toEqual([second.account_number])
  await change(second.id, { also_estate_ids: [] })
  expect(await shownTo(shared.tenant)).toEqual([])
  expect(isShown((await add(draft(shared))).json())).toBe(false)
})

test('an account is written down and changed with a fresh code only, of who has a second factor', async () => {
  const flat = await withLease(await letFlat(world))
  const made = (await add(draft(flat), flat.manager)).json()
  await setUpSecondFactor(world, flat.manager)
  world.services.clock.advance(601_000)
  for (const asked of [
    await add(draft(flat), flat.manager),
    await change(made.id, { is_retired: true }, flat.manager),
  ])
    expect(asked.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', details: { step_up: true } })
})

test('a manager who rents elsewhere brings no statement of the account that they pay into', async () => {
  const other = await letFlat(world)
  await world.services.transaction('system', async (tx) => {
    await tx
      .updateTable('lease')
      .set({ tenant_id: manager.id })
      .where('unit_id', '=', other.unit_id)
      .execute()
  })
  const theirs = (await add(draft(await withLease(other)), other.manager)).json()
  const brought = await bring([['02/11/2026', 'RENT', '1,000.00']], theirs.id)
  expect([403, 404]).toContain(brought.statusCode)
})

test('the database refuses a person who has another’s estate pay into their account', async () => {
  const other = await letFlat(world)
  const forged = world.services.transaction(manager.actor, (tx) =>
    tx
      .insertInto('bank_account_estate')
      .values({
        ...{ bank_account_id: account, owning_estate_id: palm.estate_id, estate_id: other.estate_id },
        added_by: manager.id,
      })
      .execute(),
  )
  await expect(forged).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  const renumbered = world.services.transaction(manager.actor, (tx) =>
    tx.updateTable('bank_account').set({ account_number: '0000000000' }).execute(),
  )
  await expect(renumbered).rejects.toThrow()
})
