import { expect, test } from 'vitest'
import { faultsOf, phone, rentRollOf } from '../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 1 })
const { row, check, run } = rentRollOf(world, home)

const year = new Date().getFullYear()

test('a file of a computer that writes the month first is read so, and says it', async () => {
  const checked = await check([
    row({ unit: 'Y1', tenant: ['Ada Obi', phone()], start: `04/05/${year + 1}`, end: `04/04/${year + 2}` }),
    row({ unit: 'Y2', tenant: ['Bola Ige', phone()], start: `05/13/${year + 1}`, end: `05/12/${year + 2}` }),
  ])
  expect(await faultsOf(home.manager, checked.id)).toEqual([])
  expect(checked.notes).toEqual([
    'The dates of this file have the month first: 05/11/2026 is read as 11 May 2026.',
  ])
  expect(await run(checked.id)).toMatchObject({ state: 'DONE', result: { leases: 2 } })
  const leases = (await home.manager.get(`/leases?estate_id=${home.estate.id}&limit=100`)).json().data
  const ada = leases.find((lease: { tenant_name: string }) => lease.tenant_name === 'Ada Obi')
  expect(ada).toMatchObject({ start_date: `${year + 1}-04-05`, end_date: `${year + 2}-04-04` })
})

test('in a file that mixes both orders, a date that can be two days is asked for again', async () => {
  const checked = await check([
    row({ unit: 'Z1', tenant: ['Ada Eze', phone()], start: `04/05/${year + 1}`, end: `31/03/${year + 2}` }),
    row({ unit: 'Z2', tenant: ['Musa Bello', phone()], start: `05/13/${year + 1}`, end: null }),
    row({ unit: 'Z3', tenant: ['Uche Nwosu', phone()], start: `05/05/${year + 1}`, end: null }),
  ])
  expect((await faultsOf(home.manager, checked.id)).map(({ row, code }) => [row, code])).toEqual([
    [2, 'DATE_TWO_ORDERS'],
    [3, 'DATE_MONTH_FIRST'],
  ])
})
