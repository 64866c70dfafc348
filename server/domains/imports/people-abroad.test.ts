import { expect, test } from 'vitest'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { checkedRows } from '../../testing/files/upload-import.ts'
import { faultsOf, phone } from '../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 1 })

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

const check = (rows: Cell[][]) =>
  checkedRows(world, home.manager, [HEADS, ...rows], { estate_id: home.estate.id })

test('a landlord abroad comes in by e-mail; the number that no SMS from here reaches is left out, and that is said', async () => {
  const mail = `emeka.${Date.now()}@example.co.uk`
  const checked = await check([
    ['Gamma House', 'G1', 'Emeka Obi', '+44 7911 123456', mail, 'VACANT', null, 900_000],
    ['Delta House', 'G2', 'Ngozi Obi', '001 (713) 555-0123', null, 'VACANT', null, 900_000],
    ['Delta House', 'G3', null, null, null, 'Kemi Ade', '+44 7911 123457', 900_000],
    ['Delta House', 'G4', 'Ngozi Obi', '0803', null, 'VACANT', null, 900_000],
  ])
  expect((await faultsOf(home.manager, checked.id)).map(({ row, code }) => [row, code])).toEqual([
    [4, 'TENANT_UNREACHABLE'],
    [5, 'PHONE_UNREADABLE'],
  ])
  expect((await faultsOf(home.manager, checked.id, 'WARNING')).map(({ row, code }) => [row, code])).toEqual([
    [2, 'PHONE_ABROAD'],
    [3, 'PHONE_ABROAD'],
    [3, 'LANDLORD_UNREACHABLE'],
    [4, 'PHONE_ABROAD'],
    [5, 'LANDLORD_UNREACHABLE'],
  ])
  expect(checked.counts).toMatchObject({ ready: 2, landlords: 1, landlords_to_invite: 1 })
})

test('a tenant without a number is asked for it, also beside a landlord with two', async () => {
  const checked = await check([
    ['Eta House', 'H1', 'Emeka Eta', `${phone()} / ${phone()}`, null, 'Kemi Ade', null, 900_000],
  ])
  expect((await faultsOf(home.manager, checked.id)).map(({ row, code }) => [row, code])).toEqual([
    [2, 'TENANT_UNREACHABLE'],
  ])
})
