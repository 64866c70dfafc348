import { useEffect, useRef } from 'react'

/**
 * Leads to the headline of the step that is shown now, where the button that led there is gone with the step before: a
 * keyboard would begin at the top of the page again, and a reader would say nothing.
 */
export function useKeptFocus(step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const headline = document.querySelector<HTMLElement>('main h1')
    if (!headline || document.activeElement !== document.body) return
    headline.tabIndex = -1
    headline.style.outline = 'none' // it is not a control; the focus is for the reader
    headline.focus({ preventScroll: true })
  }, [step])
}
