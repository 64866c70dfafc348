import type { Notification } from '@gida/contract/domains/notifications/notification'
import { lagosDay } from '../../../platform/screens/format.ts'

/** Minimum number of similar notifications in a row to be grouped. */
const FEWEST = 3

export type NotificationGroup = { id: string; items: [Notification, ...Notification[]] }

const isAlike = (one: Notification, other: Notification) =>
  one.type === other.type &&
  one.title === other.title &&
  one.priority !== 'high' &&
  other.priority !== 'high' &&
  lagosDay(new Date(one.timestamp)) === lagosDay(new Date(other.timestamp))

/** Groups consecutive similar notifications of a day; urgent ones are never grouped. */
export function groupNotifications(notifications: readonly Notification[]): NotificationGroup[] {
  const runs: NotificationGroup[] = []
  for (const one of notifications) {
    const last = runs.at(-1)
    if (last && isAlike(last.items[0], one)) last.items.push(one)
    else runs.push({ id: one.id, items: [one] })
  }
  return runs.flatMap((run) =>
    run.items.length >= FEWEST
      ? [run]
      : run.items.map((one): NotificationGroup => ({ id: one.id, items: [one] })),
  )
}
