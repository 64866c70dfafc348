import { useRef } from 'react'

/**
 * What opened a dialog has the focus again when it closes. Radix does so only for a trigger of its own, and ours are
 * any buttons. Where the focus has gone elsewhere meanwhile, as to the headline of the next page, it stays.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const isFree = !document.activeElement || document.activeElement === document.body
      if (isFree && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}
