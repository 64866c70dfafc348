import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { stepUp as words } from '#words/step-up'
import { Button } from '../../../ui/action/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'

type Props = {
  open: boolean
  title: string
  children: ReactNode
  submit: string
  keep: string
  danger?: boolean
  busy: boolean
  busyText: string
  error?: string | undefined
  onCode: (code: string) => void
  onClose: () => void
}

/** Asks for one code: from the app, or a recovery code. */
export function CodeDialog({ open, onClose, ...props }: Props) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && !props.busy && onClose()} title={props.title}>
      <CodeFields {...props} onClose={onClose} />
    </Dialog>
  )
}

/** Below the dialog, so that each opening begins with an empty field. */
function CodeFields({
  children,
  submit,
  keep,
  danger,
  busy,
  busyText,
  error,
  onCode,
  onClose,
}: Omit<Props, 'open'>) {
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const id = useId()

  function send(event: SubmitEvent) {
    event.preventDefault()
    // Inside a form that waits for this code, only this one is sent.
    event.stopPropagation()
    const isEmpty = code.trim().length < 6
    setMissing(isEmpty)
    if (!isEmpty && !busy) onCode(code)
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <div className="text-ink-soft">{children}</div>
      <Field label={words.label} id={id} error={missing ? words.missing : error}>
        <TextInput
          name="code"
          value={code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          figures
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="second" disabled={busy} onClick={onClose}>
          {keep}
        </Button>
        <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={busy} busyText={busyText}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
