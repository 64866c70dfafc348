import { useState } from 'react'
import { LeaveTyped } from '../../ui/overlay/LeaveTyped.tsx'
import { hasUnsavedOverlay } from '../../ui/overlay/use-keep-typed.tsx'

/**
 * Which form is open over the page. On the desk layout the page stays usable, so another form may be opened meanwhile: unsaved input is
 * then confirmed first, by the dialog `question`.
 */
export function useOpenForm<T>(isTyped: () => boolean = hasUnsavedOverlay) {
  const [open, setOpen] = useState<T>()
  const [next, setNext] = useState<{ form: T }>()
  function show(form: T) {
    if (form === open) return
    if (isTyped()) setNext({ form })
    else setOpen(() => form)
  }
  function leave() {
    setNext(undefined)
    setOpen(() => next?.form)
  }
  const question = <LeaveTyped open={next !== undefined} onKeep={() => setNext(undefined)} onLeave={leave} />
  return { open, show, close: () => setOpen(undefined), question }
}
