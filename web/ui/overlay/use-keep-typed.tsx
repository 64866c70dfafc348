import { useState } from 'react'
import { words } from '#words/ui'
import { ConfirmDialog } from './ConfirmDialog.tsx'

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
  const question = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setAsking}
      title={words.typed.title}
      confirm={words.typed.leave}
      keep={words.typed.keep}
      danger
      onConfirm={onClose}
    >
      {words.typed.body}
    </ConfirmDialog>
  )
  return { close, question }
}
