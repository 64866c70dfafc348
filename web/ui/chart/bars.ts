import type { ReactElement } from 'react'

/** Green is money that came in; what was spent or paid out is ink, what is let indigo. */
export type GotTone = 'in' | 'spent' | 'let'

export type BarsDatum = {
  id: string
  /** 'Nov' */
  label: string
  /** 'November 2026' */
  title: string
  got: number
  expected: number
  /** The period that still runs is hatched. */
  running?: boolean
  /** The rows it is made of. */
  link?: ReactElement
}

export type BarsChartProps = {
  caption: string
  data: readonly BarsDatum[]
  gotLabel: string
  gotTone?: GotTone
  expectedLabel: string
  periodLabel: string
  /** In the tip of a bar with a link: what a click, a second tap or Enter does. */
  openText?: string
  tall?: boolean
  /** How a value is said where it is no money: '87%'. */
  say?: (value: number) => string
  /** Where the hairlines stand and what the full height is; else what covers the greatest value. */
  scale?: { values: readonly number[]; top: number }
}
