import type { AnyRouter } from '@tanstack/react-router'
import { setTitle } from '../platform/browser/title.ts'

/** After each navigation sets the tab's title and focuses the new page's heading, so that a screen reader announces it. */
export function watchNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const titles = router.state.matches.map((match) => match.staticData.title).filter(Boolean)
    if (pathChanged || !fromLocation) setTitle(titles.at(-1))
    if (fromLocation && fromLocation.pathname !== toLocation.pathname) focusHeadline()
  })
}

function focusHeadline(): void {
  const headline =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!headline) return
  if (!headline.hasAttribute('tabindex')) headline.tabIndex = -1
  headline.style.outline = 'none' // it is not a control; the focus is for the reader
  headline.focus({ preventScroll: true })
}
