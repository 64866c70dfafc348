import type { AnyRouter } from '@tanstack/react-router'
import { focusHeadline, keepFocus } from '../platform/browser/headline.ts'
import { setTitle } from '../platform/browser/title.ts'

/** After each navigation: the tab's title, and the focus on the headline of the new page, or of a step that took the focus with it. */
export function watchNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const titles = router.state.matches.map((match) => match.staticData.title).filter(Boolean)
    if (pathChanged || !fromLocation) setTitle(titles.at(-1))
    if (!fromLocation) return
    if (fromLocation.pathname !== toLocation.pathname) focusHeadline()
    else keepFocus()
  })
}
