import './ui/styles.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { auth } from '#words/auth'
import { fetchApp } from './domains/auth/app-files.ts'
import { nextPath, takeNotice } from './domains/auth/auth-entry.ts'
import { AuthPage, type AuthPageProps } from './domains/auth/pages/AuthPage.tsx'
import { applyTheme } from './platform/browser/theme.ts'
import { setTitle } from './platform/browser/title.ts'
import { readTokens } from './platform/session/session.ts'

declare global {
  interface Window {
    /** Set by this script when the form works; `sentEarly` by the inline script of the page, when the form was submitted before that. */
    isReady?: boolean
    sentEarly?: boolean
  }
}

const { pathname, search } = window.location

type AuthAddress = Omit<AuthPageProps, 'door'> & { path?: string }
type Opened = { title: string; page: (known: AuthAddress) => ReactNode }

/** Sign-in and registration are in this bundle; the rarer pages are loaded on demand. */
const AUTH_PAGES: Record<string, () => Opened | Promise<Opened>> = {
  'sign-in': () => ({ title: auth.signIn.title, page: (known) => <AuthPage door="sign-in" {...known} /> }),
  register: () => ({
    title: auth.register.title,
    page: (known) => <AuthPage door="register" {...known} />,
  }),
  'forgot-password': () => import('./auth-pages.tsx').then((rare) => rare.forgot),
  'reset-password': () => import('./auth-pages.tsx').then((rare) => rare.reset),
  invite: () => import('./auth-pages.tsx').then((rare) => rare.invite),
  'undo-payout': () => import('./auth-pages.tsx').then((rare) => rare.undoPayout),
  'verify-email': () => import('./auth-pages.tsx').then((rare) => rare.verify),
}
const asked = /^\/auth\/([a-z-]+)/.exec(pathname)?.[1] ?? ''
const door = asked in AUTH_PAGES ? asked : 'sign-in'
/** A link from an e-mail or SMS opens even where somebody is signed in. */
const isLink = ['reset-password', 'verify-email', 'undo-payout', 'invite'].includes(door)

if (readTokens() && !isLink) window.location.replace(nextPath(search))
else void open()

async function open(): Promise<void> {
  applyTheme()
  const opened = AUTH_PAGES[door]?.()
  // No await where nothing has to be loaded: the form works as soon as this script runs.
  if (opened) draw(opened instanceof Promise ? await opened : opened)
}

function draw({ title, page }: Opened): void {
  setTitle(title)
  const root = document.getElementById('root')
  if (!root) return
  // Hydrates the prerendered page, with everything already typed into it, if it is the page of this address.
  if (root.dataset.door === door) hydrateRoot(root, <ReceivedFunds page={page} />)
  else createRoot(root).render(<ReceivedFunds page={page} />)
  // Restored from the back/forward cache, the form would still be in its busy state.
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload())
  whenIdle(fetchApp)
}

/** Renders exactly the prerendered markup first, so that hydration matches; then what only the browser knows. */
function ReceivedFunds({ page }: Pick<Opened, 'page'>) {
  const [known, setKnown] = useState<AuthAddress>({})
  const isKnown = known.path !== undefined
  useEffect(() => {
    const show = (outside: AuthPageProps['outside']) => setKnown((before) => ({ ...before, outside }))
    setKnown({
      path: pathname,
      notice: takeNotice(),
      search: door === 'sign-in' ? withoutTrouble(search) : search,
      identity: document.documentElement.dataset.identity,
      outside: troubleIn(search),
    })
    comeBack(show)
  }, [])
  useEffect(() => {
    if (!isKnown) return // the form does not have the token of its link yet
    window.isReady = true
    if (window.sentEarly) document.querySelector('form')?.requestSubmit() // replays the early submit
  }, [isKnown])
  return page(known)
}

/** Return from the external identity provider: the code is in the URL fragment, which no server sees. */
function comeBack(show: (outside: AuthPageProps['outside']) => void): void {
  const code = door === 'sign-in' && new URLSearchParams(window.location.hash.slice(1)).get('code')
  if (!code) return
  window.history.replaceState(null, '', pathname + search)
  show({ isBusy: true })
  void import('./domains/auth/recover.ts')
    .then(({ finishOidcSignIn }) => finishOidcSignIn(code, (challenge) => show({ challenge })))
    .then((outcome) => {
      if ('next' in outcome) window.location.replace(outcome.next)
      else if ('goOn' in outcome) outcome.goOn()
      else show({ refusal: outcome.refused })
    })
}

function troubleIn(query: string): AuthPageProps['outside'] {
  const code = new URLSearchParams(query).get('trouble') ?? ''
  const note = (auth.signIn.troubles as Record<string, string>)[code]
  return note ? { refusal: { title: auth.signIn.failed, note } } : undefined
}

function withoutTrouble(query: string): string {
  const kept = new URLSearchParams(query)
  if (!kept.has('trouble')) return query
  kept.delete('trouble')
  return kept.size > 0 ? `?${kept}` : ''
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 3_000 })
  else setTimeout(work, 200)
}
