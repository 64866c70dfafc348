import type { Day } from '@gida/contract/shared/dates'
import {
  type DayOrder,
  hasTwoReadings,
  readDay,
  type Side,
} from '../../../platform/spreadsheets/cells/read-day.ts'
import { type Reading, refuse } from '../../../platform/spreadsheets/cells/reading.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'

/** Parses a date in the order of its file. If that mixes both, a date that differs in the other order is an error. */
export function readDayOf(cell: Cell | undefined, side: Side, orders: ReadonlySet<DayOrder>): Reading<Day> {
  if (orders.size > 1 && hasTwoReadings(cell))
    return refuse(
      'DATE_TWO_ORDERS',
      `Some dates in this file start with the day and others with the month, so ${String(cell)} could mean two days. Write it like 5 Nov 2026.`,
    )
  const [order = 'DAY_FIRST'] = orders.size === 1 ? orders : []
  return readDay(cell, side, order)
}
