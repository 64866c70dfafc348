import type { Permission } from '../../shared/roles.ts'

/** What stands in a column: money is whole kobo, a percentage is basis points. */
export type ColumnType = 'text' | 'money' | 'day' | 'month' | 'count' | 'percent'

export type Column = {
  key: string
  head: string
  type: ColumnType
  /** Added up below the rows. */
  sum?: true
  /** Rows can be put together by it. */
  group?: true
  /** Shown only when it is asked for; a file has it. */
  aside?: true
}

/** The way money is counted: on the day it came, or on the day it fell due. */
export const BASES = ['CASH', 'ACCRUAL'] as const
export type Basis = (typeof BASES)[number]

/** What a row opens. */
export const OPENED = ['lease', 'property', 'payment', 'request', 'report'] as const
export type Opened = (typeof OPENED)[number]

export const SHELVES = ['MONEY', 'TENANCIES', 'UPKEEP', 'ACCOUNTS', 'TAX'] as const

/** What a report is, before anybody asks for one: the server has its rows by the same key. */
export type Shape = {
  title: string
  note: string
  shelf: (typeof SHELVES)[number]
  /** Of the end of one day, of days that are over, or of days to come. */
  period: 'AT' | 'RANGE' | 'AHEAD'
  /** Whose report it is: of the office alone, or of owners too, of what is theirs. */
  by: 'OFFICE' | 'OWNERS'
  /** A permission beyond reading reports, and nobody whom it is about is told that it was made. */
  needs?: Permission
  /** It cannot be cut to one landlord: what it is of is held for all together. */
  isWhole?: true
  /** The first is taken unless another is asked for; without them it is counted in its one way, and says which. */
  bases?: readonly Basis[]
  basis?: Basis
  columns: readonly Column[]
  opens?: Opened
  /** Its rows are lines of a statement: few, each named once, and compared one by one. */
  isStatement?: true
  /** Its figures by how much they say: where there is room for two, a row shows the first two that it has. */
  chief?: readonly string[]
  /** The group by which its first sum is drawn. */
  chart?: string
  /** How its figures are counted, printed beside them. */
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
