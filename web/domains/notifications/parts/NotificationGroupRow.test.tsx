import type { Notification } from '@gida/contract/domains/notifications/notification'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openAlone } from '../../../testing.tsx'
import { NotificationGroupRow } from './NotificationGroupRow.tsx'

it('says of several alike what each says: payments that failed did not come in', async () => {
  const failed = ['a', 'b', 'c'].map(
    (id): Notification => ({
      ...{ id, type: 'payment', title: 'A payment failed', message: id, isRead: false, actionUrl: null },
      ...{ timestamp: '2026-11-05T09:00:00Z', priority: 'low' },
    }),
  )
  const items = failed as [Notification, ...Notification[]]
  await openAlone(() => (
    <ul>
      <NotificationGroupRow group={{ id: 'a', items }} onOpen={() => {}} />
    </ul>
  ))
  expect(screen.getByText('3 times: A payment failed')).toBeDefined()
  expect(document.body.textContent).not.toContain('came in')
})
