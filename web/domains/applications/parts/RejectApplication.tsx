import type { Application } from '@gida/contract/domains/applications/application'
import { useState } from 'react'
import { applications } from '#words/applications'
import { messageOf } from '../../../platform/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useRejectApplication } from '../queries.ts'

const words = applications.reject
const SHORTEST = 3
type Props = { application: Application; onClose: () => void }

/** Turns an application down, with the reason that the applicant will read. */
export function RejectApplication({ application: { id, full_name }, onClose }: Props) {
  const reject = useRejectApplication()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim().length < SHORTEST

  function confirm() {
    setTried(true)
    if (isMissing) return
    reject.mutate(
      { params: { id }, body: { reason: reason.trim() } },
      {
        onSuccess: () => {
          toast.success(words.done(full_name))
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(full_name)}
      confirm={words.confirm}
      keep={words.keep}
      onConfirm={confirm}
      danger
      busy={reject.isPending}
      busyText={words.busy}
      error={reject.error ? messageOf(reject.error) : undefined}
    >
      <p className="mb-3">{words.note}</p>
      <Field
        label={words.reason}
        help={words.reasonHelp}
        {...(isTried && isMissing && { error: words.reasonMissing })}
      >
        <TextArea
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}
