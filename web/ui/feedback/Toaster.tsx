import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { words } from '#words/ui'
import { useIsPhone } from '../use-is-phone.ts'
import { showBy } from './toast.tsx'

/** Offsets in px: above the header, or above the bottom bar. */
const ON_PHONE = { top: 4, bottom: 76 }

/** Rendered once, near the root: above the bottom bar on the phone, bottom left on desktop. */
export function Toaster() {
  const isPhone = useIsPhone()
  const from = useRef<Element>(null)
  useEffect(() => showBy(sonner), [])

  // The library returns focus to where it came from when Tab leaves a toast, which would loop for ever.
  function enter(event: FocusEvent) {
    event.stopPropagation()
    const { currentTarget, relatedTarget } = event
    if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget
  }
  const goBack = ({ detail }: MouseEvent) => {
    const isByKey = detail === 0
    if (isByKey && from.current instanceof HTMLElement) from.current.focus({ preventScroll: true })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click as well
    <div onFocusCapture={enter} onClick={goBack}>
      <Sonner
        position={isPhone ? 'bottom-center' : 'bottom-left'}
        offset={isPhone ? ON_PHONE : { bottom: 24, left: 24 }}
        mobileOffset={{ ...ON_PHONE, left: 16, right: 16 }}
        visibleToasts={3}
        gap={8}
        containerAriaLabel={words.notifications}
        toastOptions={{ unstyled: true }}
        style={{ '--width': '400px' } as React.CSSProperties}
      />
    </div>
  )
}
