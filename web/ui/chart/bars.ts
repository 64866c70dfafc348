import type { ReactElement } from 'react'

/** Colour: green for money received, ink for money spent or paid out, indigo for occupancy. */
export type GotTone = 'in' | 'spent' | 'let'

export type BarsDatum = {
  id: string
  /** 'Nov' */
  label: string
  /** 'November 2026' */
  title: string
  got: number
  expected: number
  /** The current, unfinished period is hatched. */
  running?: boolean
  /** The rows it adds up. */
  link?: ReactElement
}

export type BarsChartProps = {
  caption: string
  data: readonly BarsDatum[]
  gotLabel: string
  gotTone?: GotTone
  expectedLabel: string
  periodLabel: string
  /** Text in the tooltip of a bar with a link: what a click, second tap or Enter does. */
  openText?: string
  tall?: boolean
  /** Formats a value that is not money: '87%'. */
  say?: (value: number) => string
  /** Gridline values and the full height; by default derived from the greatest value. */
  scale?: { values: readonly number[]; top: number }
}
