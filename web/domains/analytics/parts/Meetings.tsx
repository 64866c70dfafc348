import { lazy, Suspense } from 'react'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'

const NextMeetings = lazy(async () => ({ default: (await import('../../meetings/index.ts')).NextMeetings }))

/** The next meetings; rendered after the money. */
export const Meetings = () =>
  hasPermission(useActor(), 'meetings_read') && (
    <Suspense>
      <NextMeetings />
    </Suspense>
  )
