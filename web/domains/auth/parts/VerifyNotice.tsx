import { Suspense } from 'react'
import { optional } from '../../../platform/screens/optional.tsx'
import { useActor } from '../../../platform/session/actor.ts'

const VerifyBanner = optional(async () => (await import('./VerifyBanner.tsx')).VerifyBanner)

/** Nothing at all, once the person has shown that the address is theirs. */
export function VerifyNotice() {
  const { status, email } = useActor().user
  return status === 'PENDING_VERIFICATION' && email ? (
    <Suspense>
      <VerifyBanner email={email} />
    </Suspense>
  ) : null
}
