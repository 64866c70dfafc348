import './ui/styles.css'
import { useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { nextPath, takeNotice } from './domains/auth/arrivals.ts'
import { ArrivePage, type ArriveProps, type Door } from './domains/auth/pages/ArrivePage.tsx'
import { readTokens } from './platform/session.ts'
import { applyTheme } from './platform/theme.ts'
import { setTitle } from './platform/title.ts'
import { auth } from './words/en/auth.ts'

declare global {
  interface Window {
    /** Between this script and the one in the page: the form works now; it was sent before it did. */
    isReady?: boolean
    sentEarly?: boolean
  }
}

const { pathname, search } = window.location
const door: Door = pathname.startsWith('/auth/register') ? 'register' : 'sign-in'

if (readTokens()) window.location.replace(nextPath(search))
else open()

function open(): void {
  applyTheme()
  setTitle(door === 'register' ? auth.register.title : auth.signIn.title)
  const root = document.getElementById('root')
  if (!root) return
  // What was written at build is taken over with all that was typed in it, where it is this very page.
  if (root.dataset.door === door) hydrateRoot(root, <Arrival />)
  else createRoot(root).render(<Arrival />)
  // Back from the app: the page as it was left would still be busy.
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload())
  whenIdle(prefetchApp)
}

/** First exactly what was written at build; then what only the browser knows. */
function Arrival() {
  const [known, setKnown] = useState<Omit<ArriveProps, 'door'>>({})
  useEffect(() => {
    setKnown({ notice: takeNotice(), search })
    window.isReady = true
    if (window.sentEarly) document.querySelector('form')?.requestSubmit() // nobody has to press twice
  }, [])
  return <ArrivePage door={door} {...known} />
}

/** The app's own files, while the person types; not on a metered or very slow line. */
function prefetchApp(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return
  const list = document.getElementById('app-files')?.textContent
  for (const href of list ? (JSON.parse(list) as string[]) : []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 3_000 })
  else setTimeout(work, 200)
}
