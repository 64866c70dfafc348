import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { StepUp } from '../domains/auth/index.ts'
import { useGuard } from '../platform/forms/typed.ts'
import { keepLiveConnected, live } from '../platform/live/live.ts'
import { canBe, frameRoute } from '../platform/screens/screen.ts'
import { type Actor, isAllowed, type Limits } from '../platform/session/access.ts'
import { ActorContext, contextQuery } from '../platform/session/actor.ts'
import { NoAccess, NotFound } from './errors/NotFound.tsx'
import { ScreenBoundary } from './errors/ScreenBoundary.tsx'
import { Frame } from './Frame.tsx'
import { Notices } from './Notices.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

/** The signed-in part: loads the person, keeps the live connection, and enforces the limits of each screen. */
export function SignedIn() {
  const { data: context } = useQuery(contextQuery)
  const LeaveGuard = useGuard()
  const userId = context?.impersonation ? undefined : context?.user.id // who looks in as somebody hears nothing of theirs
  const seq = context?.live_seq
  useEffect(() => keepLiveConnected(), [])
  useEffect(() => {
    if (userId) live.start(userId, seq)
  }, [userId, seq])
  const language = context?.language
  useEffect(() => {
    if (language && userId && !document.documentElement.lang.startsWith(language))
      void import('./save-language.ts')
        .then(({ saveLanguage }) => saveLanguage(language, userId))
        .catch(() => {})
  }, [language, userId])
  const matches = useMatches()
  const isFramed = matches.some((match) => match.routeId === frameRoute.id)

  if (!context) return null // signing out: the page is about to be left
  const isThere = matches.every(({ params }) => canBe(params))
  return (
    <ActorContext value={context}>
      {isThere && mayEnter(context, matches) ? (
        <ScreenBoundary around={(fallback) => <main className="px-(--gutter) py-8">{fallback}</main>}>
          {!isFramed && <Notices isFramed={false} />}
          {!isFramed && <OfflineBanner />}
          <Outlet />
          <StepUp />
          {LeaveGuard && <LeaveGuard />}
        </ScreenBoundary>
      ) : (
        <Frame>{isThere ? <NoAccess /> : <NotFound />}</Frame>
      )}
    </ActorContext>
  )
}

/** Checks the limits of every matched route. */
const mayEnter = (actor: Actor, floors: readonly { staticData: { limits?: Limits } }[]): boolean =>
  floors.every(({ staticData }) => !staticData.limits || isAllowed(actor, staticData.limits))
