import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { OF_ONE_ESTATE } from '../platform/screens/search.ts'
import { useActor } from '../platform/session/actor.ts'
import { chooseEstate, useChosenEstate } from '../platform/session/chosen-estate.ts'

/** On these screens the tenancy or unit is the subject of a form, not a filter. */
const IS_WRITTEN = /\/(new|record|paper|many)$/

/** The search parameters to keep when another estate is chosen: filters of one estate do not apply to another. */
function searchFor(next: string | null, { pathname, search }: { pathname: string; search: object }) {
  const gone = ['estate_id', 'page', ...(next === null || IS_WRITTEN.test(pathname) ? [] : OF_ONE_ESTATE)]
  const all = Object.entries(search)
  const left = all.filter(([name]) => !gone.includes(name))
  return left.length < all.length ? Object.fromEntries(left) : null
}

/** Changes the estate and returns the current screen to its first page. */
export function useChangeEstate(): (next: string | null) => void {
  const router = useRouter()
  return useCallback(
    (next) => {
      chooseEstate(next)
      const search = searchFor(next, router.state.location)
      if (search) void router.navigate({ to: '.', search: search as never })
      void router.invalidate()
    },
    [router],
  )
}

/** Deselects an estate that was archived, or that the person has left. */
export function useEstateStillThere(): void {
  const { estates } = useActor()
  const chosen = useChosenEstate()
  const change = useChangeEstate()
  const isGone = chosen !== null && !estates.some(({ id, is_archived }) => id === chosen && !is_archived)
  useEffect(() => {
    if (isGone) change(null)
  }, [isGone, change])
}
