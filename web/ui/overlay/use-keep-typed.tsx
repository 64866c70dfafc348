import { useEffect, useState } from 'react'
import { LeaveTyped } from './LeaveTyped.tsx'

export type Saving = {
  save: (event?: React.BaseSyntheticEvent) => Promise<void>
  refusal: string | undefined
  isSaving: boolean
  isTyped: () => boolean
}

const over = new Set<() => boolean>()

/** Whether a form in an overlay has unsaved input. */
export const hasUnsavedOverlay = (): boolean => [...over].some((isTyped) => isTyped())

/** Keeps a form's overlay open while saving, and asks before unsaved input is discarded. */
export function useKeepTyped({ isSaving, isTyped }: Saving, onClose: () => void) {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    over.add(isTyped)
    return () => void over.delete(isTyped)
  }, [isTyped])
  function close() {
    if (isSaving) return
    if (isTyped()) setAsking(true)
    else onClose()
  }
  const question = <LeaveTyped open={isAsking} onKeep={() => setAsking(false)} onLeave={onClose} />
  return { close, question }
}
