import { Suspense } from 'react'
import { optional } from '../../../platform/screens/optional.tsx'
import { useActor } from '../../../platform/session/actor.ts'

const VerifyBanner = optional(async () => (await import('./VerifyBanner.tsx')).VerifyBanner)

/** Renders nothing once the address is verified. */
export function VerifyNotice() {
  const { status, email } = useActor().user
  return status === 'PENDING_VERIFICATION' && email ? (
    <Suspense>
      <VerifyBanner email={email} />
    </Suspense>
  ) : null
}
