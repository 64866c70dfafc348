import { lazy, Suspense } from 'react'
import { useActor } from '../../../platform/session/actor.ts'

const ConsentBanner = lazy(async () => ({ default: (await import('./ConsentBanner.tsx')).ConsentBanner }))

/** Nothing at all, unless a text has a version that the person has not agreed to. */
export const ConsentNotice = () =>
  useActor().asks_consent ? (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  ) : null
