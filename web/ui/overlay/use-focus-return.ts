import { useRef } from 'react'

/**
 * Returns focus to the opener when a dialog closes. Radix does so only for its own triggers. Focus that has moved elsewhere, such as to the
 * next page's heading, is left there.
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
