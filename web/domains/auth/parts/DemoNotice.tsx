import { lazy, Suspense } from 'react'
import { useActor } from '../../../platform/session/actor.ts'

const DemoBanner = lazy(async () => ({ default: (await import('./DemoBanner.tsx')).DemoBanner }))

/** Nothing at all, unless this is a copy of the demo: only then is anything fetched. */
export function DemoNotice() {
  const { demo_until } = useActor()
  return demo_until ? (
    <Suspense>
      <DemoBanner until={demo_until} />
    </Suspense>
  ) : null
}
