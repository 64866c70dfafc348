import { Suspense } from 'react'
import { optional } from '../../../platform/screens/optional.tsx'
import { useActor } from '../../../platform/session/actor.ts'

const ConsentBanner = optional(async () => (await import('./ConsentBanner.tsx')).ConsentBanner)

/** Nothing at all, unless a text has a version that the person has not agreed to. */
export const ConsentNotice = () =>
  useActor().asks_consent ? (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  ) : null
