import { addDays, addMonths, formatDay } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { checkedRows } from '../../testing/files/upload-import.ts'
import { faultsOf, phone, rentRollOf } from '../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 1 })
const { run } = rentRollOf(world, home)

/** Imports one tenancy of a year that began a month and a day ago; returns its lease and the warnings. */
async function leaseOf(unit: string, heads: [rent: string, often: string], rent: Cell, often: Cell) {
  const start = addDays(addMonths(world.today(), -1), -1)
  const end = addDays(addMonths(start, 12), -1)
  const sheet: Cell[][] = [
    ['Block', 'Flat No', 'Tenant', 'GSM', 'Start', 'Expiry', ...heads],
    ['P', unit, `Ada Number${unit}`, phone(), formatDay(start), formatDay(end), rent, often],
  ]
  const checked = await checkedRows(world, home.manager, sheet, { estate_id: home.estate.id })
  expect(await faultsOf(home.manager, checked.id)).toEqual([])
  const warnings = (await faultsOf(home.manager, checked.id, 'WARNING')).map(({ code }) => code)
  expect(await run(checked.id)).toMatchObject({ state: 'DONE', result: { leases: 1 } })
  const leases = (await home.manager.get(`/leases?estate_id=${home.estate.id}&limit=100`)).json().data
  const found = leases.find((lease: { tenant_name: string }) => lease.tenant_name === `Ada Number${unit}`)
  const lease = (await home.manager.get(`/leases/${found.id}`)).json()
  return { lease, warnings, start }
}

test('a year’s rent that is paid monthly is charged in twelve parts, to the kobo', async () => {
  const { lease, warnings, start } = await leaseOf('P1', ['Annual Rent', 'Frequency'], 1_000_000, 'Monthly')
  expect(lease).toMatchObject({ rent_amount: 100_000_000, frequency: 'YEARLY', instalments: 12 })
  expect(warnings).toEqual(['RENT_IN_PARTS'])
  const charge = lease.charges.find(({ due_date }: { due_date: string }) => due_date === addMonths(start, 2))
  expect(charge).toMatchObject({ amount: 8_333_333 })
})

test('a month’s rent that is paid for a year at once is a year’s rent', async () => {
  const { lease, warnings } = await leaseOf('P2', ['Monthly Rent', 'Frequency'], '₦83,333.33', 'Yearly')
  expect(lease).toMatchObject({ rent_amount: 99_999_996, frequency: 'YEARLY', instalments: 1 })
  expect(warnings).toEqual(['RENT_TIMES'])
})

test('a cell that says what its rent is for is believed before the heading and the default', async () => {
  const first = await leaseOf('P3', ['Rent', 'Remarks'], '100,000 per month', null)
  expect(first.lease).toMatchObject({ rent_amount: 10_000_000, frequency: 'MONTHLY', instalments: 1 })
  expect(first.warnings).toEqual([])
  const second = await leaseOf('P4', ['Annual Rent', 'Remarks'], 'N50,000 monthly', null)
  expect(second.lease).toMatchObject({ rent_amount: 5_000_000, frequency: 'MONTHLY' })
  const third = await leaseOf('P5', ['Rent (p.m.)', 'Remarks'], 60_000, null)
  expect(third.lease).toMatchObject({ rent_amount: 6_000_000, frequency: 'MONTHLY' })
})

test('a rent that comes to more than an amount can be is an error of its cell', async () => {
  const start = world.today()
  const rows = [
    ['Block', 'Flat No', 'Tenant', 'GSM', 'Start', 'Monthly Rent', 'Frequency'],
    ['Q', 'P6', 'Ada Large', phone(), start, 5_000_000_000, 'Yearly'],
  ]
  const checked = await checkedRows(world, home.manager, rows, { estate_id: home.estate.id })
  expect((await faultsOf(home.manager, checked.id)).map(({ code }) => code)).toEqual(['RENT_LARGE'])
})
