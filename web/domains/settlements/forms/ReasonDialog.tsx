import { type ReactNode, useState } from 'react'
import { settlements } from '#words/settlements'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'

type Props = {
  title: string
  children?: ReactNode
  label: string
  missing: string
  confirm: string
  busyText: string
  keep: string
  danger?: boolean
  busy: boolean
  error: Error | null
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks why before something is done; the answer is kept with it. */
export function ReasonDialog({ children, label, missing, error, onConfirm, onClose, ...dialog }: Props) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = () => {
    if (reason.trim().length < 3) setMissing(true)
    else onConfirm(reason.trim())
  }
  return (
    <ConfirmDialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={confirm}
      error={error ? (isUnanswered(error) ? settlements.unknown : messageOf(error)) : undefined}
    >
      <div className="grid gap-4">
        {children && <p>{children}</p>}
        <Field label={label} error={isMissing ? missing : undefined} className="text-ink">
          <TextInput
            value={reason}
            maxLength={300}
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
