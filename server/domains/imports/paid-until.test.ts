import { addDays, addMonths } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { checkedRows } from '../../testing/files/upload-import.ts'
import { faultsOf, phone, rentRollOf } from '../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 1 })
const { run } = rentRollOf(world, home)

const HEADS = ['Block', 'Flat No', 'Tenant', 'GSM', 'Start', 'Expiry', 'Rent paid to', 'Rent', 'Frequency']

/** Imports a tenancy of three years that began a month and a day ago; returns its lease and the warnings. */
async function leaseOf(unit: string, months: number, often: string) {
  const start = addDays(addMonths(world.today(), -1), -1)
  const end = addDays(addMonths(start, 36), -1)
  const paid = addDays(addMonths(start, months), -1)
  const row: Cell[] = ['V', unit, `Ada Of${unit}`, phone(), start, end, paid, 1_000_000, often]
  const checked = await checkedRows(world, home.manager, [HEADS, row], { estate_id: home.estate.id })
  expect(await faultsOf(home.manager, checked.id)).toEqual([])
  const warnings = (await faultsOf(home.manager, checked.id, 'WARNING')).map(({ code }) => code)
  expect(await run(checked.id)).toMatchObject({ state: 'DONE', result: { leases: 1 } })
  const leases = (await home.manager.get(`/leases?estate_id=${home.estate.id}&limit=100`)).json().data
  const { id } = leases.find((lease: { tenant_name: string }) => lease.tenant_name === `Ada Of${unit}`)
  const { charges, schedule } = (await home.manager.get(`/leases/${id}`)).json()
  const days = [...charges, ...schedule].map(({ due_date }: { due_date: string }) => due_date)
  return { first: days.sort()[0], start, warnings }
}

test('rent that is paid for two years ahead is not asked for again', async () => {
  const { first, start, warnings } = await leaseOf('V1', 24, 'Yearly')
  expect(first).toBe(addMonths(start, 24))
  expect(warnings).toEqual([])
})

test('rent that is paid for three months ahead is asked for from the fourth', async () => {
  const { first, start } = await leaseOf('V2', 4, 'Monthly')
  expect(first).toBe(addMonths(start, 4))
})

test('a year that is paid in part is charged, and how to record the part is said', async () => {
  const { first, start, warnings } = await leaseOf('V3', 18, 'Yearly')
  expect(first).toBe(addMonths(start, 12))
  expect(warnings).toEqual(['PAID_IN_PART'])
})
