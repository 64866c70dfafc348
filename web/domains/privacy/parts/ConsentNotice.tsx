import { Suspense } from 'react'
import { optional } from '../../../platform/screens/optional.tsx'
import { useActor } from '../../../platform/session/actor.ts'

const ConsentBanner = optional(async () => (await import('./ConsentBanner.tsx')).ConsentBanner)

/** Renders nothing unless a text has a version the person has not accepted. */
export const ConsentNotice = () =>
  useActor().asks_consent ? (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  ) : null
