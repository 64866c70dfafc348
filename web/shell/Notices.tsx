import { Suspense } from 'react'
import { optional } from '../platform/screens/optional.tsx'
import { useActor } from '../platform/session/actor.ts'

const StandingNotices = optional(async () => (await import('./StandingNotices.tsx')).StandingNotices)

/** Loads the notices' code only if the server reports a notice for this person. */
export function Notices({ isFramed }: { isFramed: boolean }) {
  const { demo_until, has_announcement, has_open_alert, impersonation } = useActor()
  return demo_until || has_announcement || has_open_alert || impersonation ? (
    <Suspense>
      <StandingNotices isFramed={isFramed} />
    </Suspense>
  ) : null
}
