import { lazy, Suspense } from 'react'
import { useActor } from '../../../platform/session/actor.ts'

const ImpersonationBanner = lazy(async () => ({
  default: (await import('./ImpersonationBanner.tsx')).ImpersonationBanner,
}))

/** Nothing at all, unless the server says that somebody looks in as this person: only then is anything fetched. */
export function ImpersonationNotice() {
  const { user, impersonation } = useActor()
  return impersonation ? (
    <Suspense>
      <ImpersonationBanner name={user.full_name} impersonation={impersonation} />
    </Suspense>
  ) : null
}
