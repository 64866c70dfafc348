import { Suspense } from 'react'
import { optional } from '../platform/screens/optional.tsx'
import { useActor } from '../platform/session/actor.ts'

const StandingNotices = optional(async () => (await import('./StandingNotices.tsx')).StandingNotices)

/** Nothing at all, unless the server says that something stands over the screens of this person: only then is anything fetched. */
export function Notices({ isFramed }: { isFramed: boolean }) {
  const { demo_until, has_announcement, has_open_alert, impersonation } = useActor()
  return demo_until || has_announcement || has_open_alert || impersonation ? (
    <Suspense>
      <StandingNotices isFramed={isFramed} />
    </Suspense>
  ) : null
}
