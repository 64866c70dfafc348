import { useEffect, useRef } from 'react'

/**
 * Focuses the heading of the current step, since the button that led there is unmounted: otherwise keyboard focus would return to the top
 * of the page, and a screen reader would announce nothing.
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
