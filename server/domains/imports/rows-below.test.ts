import { expect, test } from 'vitest'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { checkedRows } from '../../testing/files/upload-import.ts'
import { faultsOf, phone, rentRollOf } from '../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 1 })
const { run } = rentRollOf(world, home)

const HEADS = [
  'Property',
  'Flat No',
  'Landlord',
  'Landlord phone',
  'Landlord e-mail',
  'Tenant',
  'GSM',
  'Rent',
]

const check = async (rows: Cell[][], heads = HEADS) =>
  checkedRows(world, home.manager, [heads, ...rows], { estate_id: home.estate.id })

const propertyOf = async () =>
  new Map<string, string>(
    (await home.manager.get(`/onboarding/units?estate_id=${home.estate.id}&limit=100`))
      .json()
      .data.map((unit: { name: string; property_name: string }) => [unit.name, unit.property_name]),
  )

test('rows that leave the building blank are of the building above, and say so', async () => {
  const checked = await check([
    ['Alpha House', 'R1', 'Chief Ola Bello', phone(), null, 'VACANT', null, 900_000],
    [null, 'R2', null, null, null, 'VACANT', null, 900_000],
    ['Beta House', 'R3', null, null, null, 'VACANT', null, 900_000],
    [null, 'R4', null, null, null, 'VACANT', null, 900_000],
    [home.estate.name, 'R5', null, null, null, 'VACANT', null, 900_000],
  ])
  expect(await faultsOf(home.manager, checked.id)).toEqual([])
  expect((await faultsOf(home.manager, checked.id, 'WARNING')).map(({ row, code }) => [row, code])).toEqual([
    [3, 'PROPERTY_AS_ABOVE'],
    [5, 'PROPERTY_AS_ABOVE'],
  ])
  expect(await run(checked.id)).toMatchObject({ state: 'DONE', result: { units: 5 } })
  const property = await propertyOf()
  expect(['R1', 'R2', 'R3', 'R4', 'R5'].map((unit) => property.get(unit))).toEqual([
    ...['Alpha House', 'Alpha House', 'Beta House', 'Beta House', home.estate.name],
  ])
})

test('so are rows that leave the block blank', async () => {
  const checked = await check(
    [
      ['K', 'K1', 900_000],
      [null, 'K2', 900_000],
    ],
    ['Block', 'Flat No', 'Rent'],
  )
  expect(await run(checked.id)).toMatchObject({ state: 'DONE', result: { units: 2 } })
  expect((await propertyOf()).get('K2')).toBe('Block K')
})
