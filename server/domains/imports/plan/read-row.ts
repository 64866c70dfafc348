import type { Frequency } from '@gida/contract/domains/estates/unit'
import type { ImportColumn } from '@gida/contract/domains/imports/mapping'
import type { ImportField } from '@gida/contract/domains/imports/rules'
import type { Day } from '@gida/contract/shared/dates'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { type DayOrder, dayOrdersIn } from '../../../platform/spreadsheets/cells/read-day.ts'
import { readMoney } from '../../../platform/spreadsheets/cells/read-money.ts'
import type { Reading } from '../../../platform/spreadsheets/cells/reading.ts'
import type { Cell, Merge } from '../../../platform/spreadsheets/sheet.ts'
import { readDayOf } from '../cells/read-day-of.ts'
import { readPhone } from '../cells/read-phone.ts'
import {
  frequencyIn,
  type Named,
  periodOf,
  readBedrooms,
  readEmail,
  readFrequency,
  readLabel,
  readName,
} from '../cells/read-words.ts'
import type { PickedRow } from './pick-rows.ts'
import type { Fault } from './plan.ts'

export type Contact = { name: string | null; phone: string | null; email: string | null }

/** A row with its parsed cells and their faults. */
export type Draft = {
  number: number
  cells: Cell[]
  faults: Fault[]
  /** Adds a fault to a cell of this row, or (null) to the whole row. */
  fault(field: ImportField | null, code: string, message: string): void
  warn(field: ImportField | null, code: string, message: string): void
  estate: string | null
  address: string | null
  state: string | null
  lga: string | null
  property: string | null
  block: string | null
  unit: string | null
  bedrooms: number | null
  landlord: Contact
  tenant: Contact
  is_vacant: boolean
  rent: number | null
  /** What the rent is for, by its cell or heading. */
  rent_period: Frequency | null
  /** How often it is paid, by a column of its own. */
  frequency: Frequency | null
  start: Day | null
  end: Day | null
  /** Whether that is the day on which the next rent falls due, by its heading. */
  ends_when_due: boolean
  paid_until: Day | null
  caution_deposit: number | null
  service_charge: number | null
  opening: number | null
  balance_due: Day | null
}

const LONGEST_PLACE = 100

const AMOUNTS = ['rent', 'caution_deposit', 'service_charge', 'opening_balance'] as const
/** Amounts merged over several rows, by field and position; it is unclear whether they apply to each row or to all together. */
function mergedAmounts(columnOf: ReadonlyMap<ImportField, ImportColumn>, merges: readonly Merge[]) {
  const found = new Map<string, Merge>()
  for (const field of AMOUNTS)
    for (const merge of merges.filter(({ column }) => column === columnOf.get(field)?.index))
      for (let at = merge.first_row; at <= merge.last_row && !found.has(`${field} ${at}`); at++)
        found.set(`${field} ${at}`, merge)
  return found
}

const DUE = /\b(?:due|renewal)\b/i
const SAYS_NONE = /^(?:[-–—]+|nil|none|n\/?a|not applicable)$/i

const DATES: readonly (ImportField | null)[] = ['start_date', 'end_date', 'paid_until', 'balance_due_date']

/** The day/month orders of the dates in a file; both if they are mixed. */
export const dayOrdersOf = (
  columns: readonly ImportColumn[],
  rows: readonly PickedRow[],
): ReadonlySet<DayOrder> => {
  const dates = columns.filter(({ field }) => DATES.includes(field))
  return dayOrdersIn(rows.flatMap(({ cells }) => dates.map(({ index }) => cells[index])))
}

/** Reads the cells of rows by the meaning of their columns, and their dates in the order of the file. */
export function rowReader(
  columns: readonly ImportColumn[],
  merges: readonly Merge[] = [],
  orders: ReadonlySet<DayOrder> = new Set(),
): (row: PickedRow) => Draft {
  const columnOf = new Map(columns.flatMap((column) => (column.field ? [[column.field, column]] : [])))
  const often = frequencyIn(columnOf.get('rent')?.header ?? '') // such as `Annual Rent`

  const ends_when_due = DUE.test(columnOf.get('end_date')?.header ?? '')

  const merged = mergedAmounts(columnOf, merges)
  return ({ number, cells, section }) => {
    const faults: Fault[] = []
    const note = (kind: Fault['kind']) => (field: ImportField | null, code: string, message: string) => {
      const column = field === null ? null : (columnOf.get(field)?.index ?? null)
      const cell = column === null ? null : (cells[column] ?? null)
      const value = cell === null ? null : beginningOf(String(cell), 200)
      faults.push({ kind, column, value, code, message })
    }
    const [fault, warn] = [note('FAULT'), note('WARNING')]
    const take = <T>(field: ImportField, read: (cell: Cell | undefined) => Reading<T>): T | null => {
      const column = columnOf.get(field)
      const reading = column ? read(cells[column.index]) : { value: null }
      if ('fault' in reading && reading.fault) fault(field, reading.fault.code, reading.fault.message)
      if ('note' in reading && reading.note) warn(field, reading.note.code, reading.note.message)
      return reading.value
    }
    const place = (field: ImportField) => take(field, (cell) => readLabel(cell, LONGEST_PLACE))
    const amountOf = (field: ImportField) => {
      const merge = merged.get(`${field} ${number - 1}`)
      if (!merge) return take(field, readMoney)
      fault(
        field,
        'MONEY_MERGED',
        `One merged cell holds this amount for rows ${merge.first_row + 1} to ${merge.last_row + 1}. Enter the amount for each unit in its own row.`,
      )
      return null
    }
    const notBelowZero = (field: ImportField) => {
      const amount = amountOf(field)
      if (amount !== null && amount < 0) fault(field, 'MONEY_NEGATIVE', 'This cannot be less than zero.')
      return amount
    }
    /** `Nil` and a dash mean none; a blank cell means unknown. */
    const orNone = (field: ImportField) => {
      const amount = notBelowZero(field)
      const index = columnOf.get(field)?.index
      return amount ?? (index !== undefined && SAYS_NONE.test(String(cells[index] ?? '').trim()) ? 0 : null)
    }
    const tenant = take<Named>('tenant_name', readName)
    const landlord = take<Named>('landlord_name', readName)
    return {
      number,
      cells,
      faults,
      fault,
      warn,
      estate: place('estate'),
      address: place('address'),
      state: place('state'),
      lga: place('lga'),
      property: place('property') ?? (columnOf.has('property') ? null : section),
      block: take('block', readLabel),
      unit: take('unit', readLabel),
      bedrooms: take('bedrooms', readBedrooms),
      landlord: {
        name: nameIn(landlord),
        phone: take('landlord_phone', readPhone),
        email: take('landlord_email', readEmail),
      },
      tenant: {
        name: nameIn(tenant),
        phone: take('tenant_phone', readPhone),
        email: take('tenant_email', readEmail),
      },
      is_vacant: tenant === 'VACANT',
      rent: notBelowZero('rent'),
      rent_period: periodOf(cells[columnOf.get('rent')?.index ?? -1]) ?? often,
      frequency: take('frequency', readFrequency),
      start: take('start_date', (cell) => readDayOf(cell, 'START', orders)),
      end: take('end_date', (cell) => readDayOf(cell, 'END', orders)),
      ends_when_due,
      paid_until: take('paid_until', (cell) => readDayOf(cell, 'END', orders)),
      caution_deposit: orNone('caution_deposit'),
      service_charge: orNone('service_charge'),
      opening: amountOf('opening_balance'),
      balance_due: take('balance_due_date', (cell) => readDayOf(cell, 'START', orders)),
    }
  }
}

const nameIn = (named: Named | null) => (named && named !== 'VACANT' ? named.name : null)
