import type { Notification } from '@gida/contract/domains/notifications/notification'
import { expect, it } from 'vitest'
import { groupNotifications } from './group-notifications.ts'

let count = 0
const one = (title: string, more: Partial<Notification> = {}): Notification => ({
  ...{ id: String(count++), type: 'payment', title, message: '', isRead: false, actionUrl: null },
  ...{ timestamp: '2026-11-05T09:00:00Z', priority: 'medium', ...more },
})
const sizes = (list: Notification[]) => groupNotifications(list).map(({ items }) => items.length)

it('puts together what came in a row and says the same', () => {
  expect(sizes([one('In'), one('In'), one('In'), one('Other'), one('In'), one('In')])).toEqual([3, 1, 1, 1])
})

it('keeps days and what is urgent apart', () => {
  const next = { timestamp: '2026-11-05T23:30:00Z' } // half past midnight in Lagos
  expect(sizes([one('In'), one('In', next), one('In')])).toEqual([1, 1, 1])
  expect(sizes([one('In'), one('In', { priority: 'high' }), one('In')])).toEqual([1, 1, 1])
  expect(groupNotifications([])).toEqual([])
})
