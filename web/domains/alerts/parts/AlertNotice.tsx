import { lazy, Suspense } from 'react'
import { useActor } from '../../../platform/session/actor.ts'

const OpenAlerts = lazy(async () => ({ default: (await import('./OpenAlerts.tsx')).OpenAlerts }))

/** Nothing at all, unless an alert of this person is open: only then is anything fetched. */
export function AlertNotice() {
  const { has_open_alert } = useActor()
  return has_open_alert ? (
    <Suspense>
      <OpenAlerts />
    </Suspense>
  ) : null
}
