import { useEffect, useRef, useState } from 'react'
import { stepUp as words } from '#words/step-up'
import { messageOf } from '../../../platform/errors.ts'
import { askForCodesWith } from '../../../platform/step-up.ts'
import { useConfirm } from '../security-queries.ts'
import { CodeDialog } from './CodeDialog.tsx'

/** Asks for a code whenever a call wants a fresh one; the call is then made again by itself. */
export function StepUp() {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(shown: boolean) => void>(null)
  const confirm = useConfirm()

  useEffect(
    () =>
      askForCodesWith(
        () =>
          new Promise((resolve) => {
            answer.current = resolve
            setOpen(true)
          }),
      ),
    [],
  )

  function end(shown: boolean) {
    setOpen(false)
    confirm.reset()
    answer.current?.(shown)
  }

  return (
    <CodeDialog
      open={isOpen}
      title={words.title}
      submit={words.submit}
      keep={words.cancel}
      busy={confirm.isPending}
      busyText={words.busy}
      error={confirm.error ? messageOf(confirm.error, words.failed) : undefined}
      onCode={(code) => confirm.mutate({ body: { code } }, { onSuccess: () => end(true) })}
      onClose={() => end(false)}
    >
      {words.note}
    </CodeDialog>
  )
}
