import { addDays, addMonths, formatDay } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { checkedRows } from '../../testing/files/upload-import.ts'
import { phone, rentRollOf } from '../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 1 })
const { run } = rentRollOf(world, home)

test.each([
  ['Next rent due', 'F1', 0],
  ['Expiry', 'F2', 1],
])('a list with only %s knows the first and the last day of the year', async (heading, unit, after) => {
  const day = `${addMonths(world.today(), 4).slice(0, 8)}05`
  const start = addDays(addMonths(day, -12), after)
  const rows = [
    ['Block', 'Flat No', 'Tenant', 'GSM', 'Annual Rent', heading],
    ['W', unit, `Ada Of${unit}`, phone(), 1_000_000, formatDay(day)],
  ]
  const checked = await checkedRows(world, home.manager, rows, { estate_id: home.estate.id })
  expect(await run(checked.id)).toMatchObject({ state: 'DONE', result: { leases: 1 } })
  const leases = (await home.manager.get(`/leases?estate_id=${home.estate.id}&limit=100`)).json().data
  const lease = leases.find((found: { tenant_name: string }) => found.tenant_name === `Ada Of${unit}`)
  expect(lease).toMatchObject({ start_date: start, end_date: addDays(addMonths(start, 12), -1) })
})
