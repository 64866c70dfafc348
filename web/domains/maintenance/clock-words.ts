import type { MaintenanceRequest } from '@gida/contract/domains/maintenance/request'
import { maintenance as words } from '#words/maintenance'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_HOURS = 24

/** Formats a duration: `54 min`, `19 h`, `3 days`. */
export function spanOf(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS)
  if (minutes < HOUR_MINUTES) return words.minutes(minutes)
  const hours = Math.floor(minutes / HOUR_MINUTES)
  return hours < 2 * DAY_HOURS ? words.hours(hours) : words.days(Math.round(hours / DAY_HOURS))
}

/** The running deadline, with the time left or overdue. */
export function clockWords({ clock, hold_reason }: MaintenanceRequest, now = Date.now()): string {
  const { kind, due_at } = clock
  if (kind === 'HOLD' && hold_reason) return words.holds[hold_reason]
  if (due_at === null) return words.clocks[kind]
  const left = Date.parse(due_at) - now
  return words.clocks[left < 0 ? 'over' : 'left'](words.clocks[kind], spanOf(left))
}

export const wholeDays = (since: string, now = Date.now()): number =>
  Math.floor((now - Date.parse(since)) / (DAY_HOURS * HOUR_MINUTES * MINUTE_MS))
