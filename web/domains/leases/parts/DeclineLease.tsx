import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { leases } from '#words/leases'
import { messageOf } from '../../../platform/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useDeclineLease } from '../queries.ts'

const words = leases.proposed
type Props = { lease: LeaseWithCharges; open: boolean; onOpenChange: (open: boolean) => void }

/** Says that a tenancy is not the reader's, with a word to whoever asked. */
export function DeclineLease({ lease: { id, unit_name, estate_name }, open, onOpenChange }: Props) {
  const [reason, setReason] = useState('')
  const decline = useDeclineLease()
  const navigate = useNavigate()
  const confirm = () =>
    decline.mutate(
      { params: { id }, body: reason.trim() ? { reason } : {} },
      {
        onSuccess: () => {
          toast.success(words.declined(unit_name))
          void navigate({ to: '/dashboard' }) // the lease itself is theirs to see no more
        },
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.declineTitle(leases.place(unit_name, estate_name))}
      confirm={words.no}
      keep={words.back}
      onConfirm={confirm}
      busy={decline.isPending}
      busyText={words.declining}
      error={decline.error ? messageOf(decline.error) : undefined}
    >
      <div className="grid gap-4">
        <p>{words.noDoes}</p>
        <Field label={words.reason} opt={leases.ending.optional}>
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
