import { useState } from 'react'
import { LeaveTyped } from './LeaveTyped.tsx'

export type Saving = {
  save: (event?: React.BaseSyntheticEvent) => Promise<void>
  refusal: string | undefined
  isSaving: boolean
  isTyped: () => boolean
}

/** A form that lies over the page stays while it is saved, and asks before what was typed is lost. */
export function useKeepTyped({ isSaving, isTyped }: Saving, onClose: () => void) {
  const [isAsking, setAsking] = useState(false)
  function close() {
    if (isSaving) return
    if (isTyped()) setAsking(true)
    else onClose()
  }
  const question = <LeaveTyped open={isAsking} onKeep={() => setAsking(false)} onLeave={onClose} />
  return { close, question }
}
