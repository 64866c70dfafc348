import type { Permission } from '../../shared/roles.ts'

/** Type of a column: money is whole kobo, a percentage is basis points. */
export type ColumnType = 'text' | 'money' | 'day' | 'month' | 'count' | 'percent'

export type Column = {
  key: string
  head: string
  type: ColumnType
  /** Summed below the rows. */
  sum?: true
  /** Rows can be grouped by it. */
  group?: true
  /** Hidden on screen unless selected; included in files. */
  aside?: true
}

/** When money counts: on the day it came, or on the day it fell due. */
export const BASES = ['CASH', 'ACCRUAL'] as const
export type Basis = (typeof BASES)[number]

/** What a row links to. */
export const OPENED = ['lease', 'property', 'payment', 'request', 'report'] as const
export type Opened = (typeof OPENED)[number]

export const SHELVES = ['MONEY', 'TENANCIES', 'UPKEEP', 'ACCOUNTS', 'TAX'] as const

/** Declaration of a report; the server has its query under the same key. */
export type Shape = {
  title: string
  note: string
  shelf: (typeof SHELVES)[number]
  /** As of the end of one day, over a past period, or over a coming one. */
  period: 'AT' | 'RANGE' | 'AHEAD'
  /** Available to the office only, or also to owners for what is theirs. */
  by: 'OFFICE' | 'OWNERS'
  /** A further permission needed. Such a report cannot be shared, since the people it is about must not learn of it. */
  needs?: Permission
  /** Cannot be filtered by landlord, since its contents belong to all of them together. */
  isWhole?: true
  /** Selectable bases, the first by default; without them the report uses its fixed `basis`. */
  bases?: readonly Basis[]
  basis?: Basis
  columns: readonly Column[]
  opens?: Opened
  /** Its rows are lines of a statement: few, with unique names, and compared line by line. */
  isStatement?: true
  /** Columns by importance: on narrow screens a row shows the first two that have a value. */
  chief?: readonly string[]
  /** The group by which its first total is charted. */
  chart?: string
  /** How its figures are calculated, printed next to them. */
  means?: string
}

type Extra = Omit<Column, 'key' | 'head' | 'type'>
const of =
  (type: ColumnType) =>
  (key: string, head: string, extra: Extra = {}): Column => ({ key, head, type, ...extra })

export const text = of('text')
export const money = of('money')
export const day = of('day')
export const month = of('month')
export const count = of('count')
export const percent = of('percent')

export const ESTATE = text('estate', 'Estate', { group: true, aside: true })
export const PROPERTY = text('property', 'Property', { group: true })
export const OWNER = text('owner', 'Landlord', { group: true, aside: true })
export const UNIT = text('unit', 'Unit')
export const TENANT = text('tenant', 'Tenant')
