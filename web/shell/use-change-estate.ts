import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { OF_ONE_ESTATE } from '../platform/screens/search.ts'
import { useActor } from '../platform/session/actor.ts'
import { chooseEstate, useChosenEstate } from '../platform/session/chosen-estate.ts'

/** On such a screen a tenancy or a unit is what is written about, and narrows no list. */
const IS_WRITTEN = /\/(new|record|paper|many)$/

/** The search that is left when another estate is chosen: what a list was narrowed to in one is nothing in another. */
function searchFor(next: string | null, { pathname, search }: { pathname: string; search: object }) {
  const gone = ['estate_id', 'page', ...(next === null || IS_WRITTEN.test(pathname) ? [] : OF_ONE_ESTATE)]
  const all = Object.entries(search)
  const left = all.filter(([name]) => !gone.includes(name))
  return left.length < all.length ? Object.fromEntries(left) : null
}

/** Asks for whatever is on the screen again, from its first page, about the estate that is chosen now. */
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
