import './ui/styles.css'
import { createRoot } from 'react-dom/client'
import { auth } from '#words/auth'
import { App } from './app.tsx'
import { leaveNotice, signInAddress, takeSignedIn } from './domains/auth/auth-entry.ts'
import { listenToLive } from './live-updates.ts'
import { applyTheme } from './platform/browser/theme.ts'
import { queryClient } from './platform/http/queries.ts'
import { isNowhere } from './platform/screens/screen.ts'
import { contextQuery } from './platform/session/actor.ts'
import { leaveFor } from './platform/session/leave.ts'
import { onRenewal, onSessionEnd, readTokens, watchOtherTabs } from './platform/session/session.ts'
import { router } from './routes.tsx'
import { watchNavigation } from './shell/watch-navigation.ts'
import { fillSlots } from './slots.ts'
import { toast } from './ui/feedback/toast.tsx'
import { settled } from './ui/settled.ts'

/** Delay after the first screen before background work begins. */
const CALM_MS = 4_000

fillSlots()

const root = document.getElementById('root')

if (root && readTokens()) start(root)
else if (root && isNowhere(router, window.location.pathname)) show(root)
else window.location.replace(signInAddress(window.location.pathname + window.location.search))

function show(element: HTMLElement): void {
  applyTheme()
  watchNavigation(router)
  createRoot(element).render(<App />)
}

function start(element: HTMLElement): void {
  watchOtherTabs(() => leaveFor('/dashboard'))
  onSessionEnd((reason) => {
    if (reason === 'returned') return leaveFor('/dashboard')
    if (reason === 'expired') leaveNotice('expired')
    const from = window.location.pathname + window.location.search
    leaveFor(reason === 'expired' ? signInAddress(from) : '/auth/login', { keepInHistory: true })
  })
  onRenewal(() => {
    const isAsking = queryClient.isFetching({ queryKey: contextQuery.queryKey }) > 0
    if (!isAsking) void queryClient.invalidateQueries({ queryKey: contextQuery.queryKey })
  })
  // The back/forward cache may restore a page of a session that was signed out.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && !readTokens()) window.location.replace('/auth/login')
  })
  listenToLive(router)
  show(element)
  void settled().then(() =>
    setTimeout(() => void import('./shell/cache-app.ts').then(({ cacheApp }) => cacheApp(router)), CALM_MS),
  )
  if (takeSignedIn()) toast.success(auth.signIn.succeeded)
}
