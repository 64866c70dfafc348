import { addDays, addMonths } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { checkedRows } from '../../testing/files/upload-import.ts'
import { expectSoundBooks } from '../../testing/money/books.ts'
import { phone, rentRollOf } from '../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 3 })
const { run } = rentRollOf(world, home)

const HEADS = ['Block', 'Flat No', 'Tenant', 'GSM', 'Start', 'Expiry', 'Annual Rent', 'Caution Deposit']

async function leaseOf(unit: string, start: string) {
  const tenant = `Ada Of${unit}`
  const end = addDays(addMonths(start, 12), -1)
  const sheet: Cell[][] = [HEADS, ['Q', unit, tenant, phone(), start, end, 1_000_000, 200_000]]
  const checked = await checkedRows(world, home.manager, sheet, { estate_id: home.estate.id })
  expect(await run(checked.id)).toMatchObject({ state: 'DONE', result: { leases: 1 } })
  const leases = (await home.manager.get(`/leases?estate_id=${home.estate.id}&limit=100`)).json().data
  const { id } = leases.find((lease: { tenant_name: string }) => lease.tenant_name === tenant)
  return (await home.manager.get(`/leases/${id}`)).json()
}

const depositsIn = (lease: { charges: { transaction_type: string; amount: number }[] }) =>
  lease.charges
    .filter(({ transaction_type }) => transaction_type === 'CAUTION_DEPOSIT')
    .map(({ amount }) => amount)

const renew = async (id: string, body: object = {}) => {
  const answer = await home.manager.post(`/leases/${id}/renew`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

test('a deposit that was paid before Gida is not asked for again by a renewal, nor by the one after it', async () => {
  const lease = await leaseOf('Q1', addMonths(world.today(), -3))
  expect(lease).toMatchObject({ caution_deposit: 20_000_000, deposit_prior: 20_000_000 })
  expect(depositsIn(lease)).toEqual([])
  const second = await renew(lease.id)
  expect(second).toMatchObject({ caution_deposit: 20_000_000, deposit_prior: 20_000_000 })
  expect(depositsIn(second)).toEqual([])
  const third = await renew(second.id, { caution_deposit: 25_000_000 })
  expect(depositsIn(third)).toEqual([5_000_000])
  await expectSoundBooks(world)
})

test('a tenant who moves to another unit pays no second deposit for the one paid before Gida', async () => {
  const lease = await leaseOf('Q2', addMonths(world.today(), -3))
  const to = home.unitAt(1)
  const moved = await home.manager.post(`/onboarding/units/${lease.unit_id}/transfer-tenant`, {
    to_unit_id: to.id,
  })
  expect(moved.statusCode, moved.body).toBe(201)
  const after = (await home.manager.get(`/leases/${moved.json().id}`)).json()
  expect(after).toMatchObject({ deposit_prior: 20_000_000 })
  expect(depositsIn(after)).toEqual([])
  await expectSoundBooks(world)
})

test('a tenancy that is still to begin is asked for its deposit, once', async () => {
  const lease = await leaseOf('Q3', addMonths(world.today(), 1))
  expect(lease).toMatchObject({ deposit_prior: 0 })
  expect(depositsIn(lease)).toEqual([20_000_000])
})
