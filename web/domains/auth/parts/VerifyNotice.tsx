import { lazy, Suspense } from 'react'
import { useActor } from '../../../platform/session/actor.ts'

const VerifyBanner = lazy(async () => ({ default: (await import('./VerifyBanner.tsx')).VerifyBanner }))

/** Nothing at all, once the person has shown that the address is theirs. */
export function VerifyNotice() {
  const { status, email } = useActor().user
  return status === 'PENDING_VERIFICATION' && email ? (
    <Suspense>
      <VerifyBanner email={email} />
    </Suspense>
  ) : null
}
