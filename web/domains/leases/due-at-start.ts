import type { ComingCharge } from '@gida/contract/domains/leases/lease'
import { today } from '../../platform/screens/format.ts'

/** The charges due on the first day of a proposed lease, or by today if that has passed. */
export function dueAtStart(schedule: readonly ComingCharge[]): { asked: ComingCharge[]; total: number } {
  const first = schedule[0]?.due_date ?? today()
  const by = first > today() ? first : today()
  const asked = schedule.filter(({ due_date }) => due_date <= by)
  return { asked, total: asked.reduce((sum, { amount }) => sum + amount, 0) }
}
