import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { stepUp as words } from '#words/step-up'
import { askForCodesWith } from '../../../platform/session/step-up.ts'
import { useConfirm } from '../security-queries.ts'

const CodeDialog = lazy(async () => ({ default: (await import('./CodeDialog.tsx')).CodeDialog }))

/** The step-up dialog: asks for a code when a call requires one; the call is then repeated. */
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
    answer.current?.(shown)
  }

  if (!isOpen) return null
  return (
    <Suspense>
      <CodeDialog
        change={confirm}
        title={words.title}
        note={words.note}
        save={words.submit}
        saving={words.busy}
        cancel={words.cancel}
        onDone={() => end(true)}
        onClose={() => end(false)}
      />
    </Suspense>
  )
}
