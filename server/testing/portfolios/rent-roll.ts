import { addDays, addMonths, formatDay } from '@gida/contract/shared/dates'
import { expect } from 'vitest'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { checkedRows } from '../files/upload-import.ts'
import type { Person } from '../people/people.ts'
import type { World } from '../world.ts'
import type { Portfolio } from './portfolio.ts'

export const HEADS = [
  'Block',
  'Flat No',
  'Landlord',
  "Landlord's GSM",
  "Tenant's Name",
  'GSM',
  'Rent p.a.',
  'Start',
  'Expiry',
  'Bal b/f',
]

let phones = 0
/** An unused phone number. */
export const phone = () => `0803${String(4_000_000 + phones++).padStart(7, '0')}`

type Row = {
  block?: string
  unit: string
  landlord?: [string, string] | null
  tenant?: [string, string] | null
  rent?: Cell
  start?: Cell
  end?: Cell
  owed?: Cell
}

export const faultsOf = async (by: Person, id: string, kind = 'FAULT') =>
  (await by.get(`/imports/${id}/faults?kind=${kind}&limit=100`)).json().data as {
    row: number
    column: string | null
    code: string
    value: string | null
    message: string
  }[]

/** Rows of a manager's spreadsheet and actions with them; by default of a portfolio. */
export function rentRollOf(world: World, home: Portfolio) {
  const aYear = (): [string, string] => [
    formatDay(addMonths(world.today(), -3)),
    formatDay(addDays(addMonths(world.today(), 9), -1)),
  ]
  const row = ({
    block = 'C',
    unit,
    landlord = null,
    tenant = null,
    rent = 1_200_000,
    start = aYear()[0],
    end = aYear()[1],
    owed = null,
  }: Row): Cell[] => [
    block,
    unit,
    landlord?.[0] ?? null,
    landlord?.[1] ?? null,
    tenant?.[0] ?? null,
    tenant?.[1] ?? null,
    rent,
    tenant ? start : null,
    tenant ? end : null,
    owed,
  ]

  const check = (rows: Cell[][], by = home.manager, estate_id: string | undefined = home.estate.id) =>
    checkedRows(world, by, [HEADS, ...rows], estate_id ? { estate_id } : {})
  async function run(id: string, by = home.manager) {
    const asked = await by.post(`/imports/${id}/run`)
    expect(asked.statusCode, asked.body).toBe(202)
    await world.work()
    return (await by.get(`/imports/${id}`)).json()
  }
  async function undo(id: string, by = home.manager) {
    const asked = await by.post(`/imports/${id}/undo`)
    expect(asked.statusCode, asked.body).toBe(202)
    await world.work()
    return (await by.get(`/imports/${id}`)).json()
  }

  /** Row counts of the tables that an import fills. */
  const counts = () =>
    world.services.transaction('system', async (tx) => {
      const of = async (table: 'users' | 'unit' | 'property' | 'lease' | 'charge' | 'estate_association') =>
        (
          await tx
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n
      return {
        users: await of('users'),
        unit: await of('unit'),
        property: await of('property'),
        lease: await of('lease'),
        charge: await of('charge'),
        members: await of('estate_association'),
      }
    })

  return { aYear, row, check, run, undo, counts }
}
