import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useActor } from '../platform/session/actor.ts'
import { chooseEstate, useChosenEstate } from '../platform/session/chosen-estate.ts'

/** Asks for whatever is on the screen again, from its first page, about the estate that is chosen now. */
export function useChangeEstate(): (next: string | null) => void {
  const router = useRouter()
  return useCallback(
    (next) => {
      chooseEstate(next)
      const { estate_id, page, ...rest } = router.state.location.search as Record<string, unknown>
      if (estate_id || page) void router.navigate({ to: '.', search: rest as never })
      void router.invalidate()
    },
    [router],
  )
}

/** An estate that was archived, or left, is chosen no longer. */
export function useEstateStillThere(): void {
  const { estates } = useActor()
  const chosen = useChosenEstate()
  const change = useChangeEstate()
  const isGone = chosen !== null && !estates.some(({ id, is_archived }) => id === chosen && !is_archived)
  useEffect(() => {
    if (isGone) change(null)
  }, [isGone, change])
}
