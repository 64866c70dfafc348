import type { LeaseWithCharges, RemoveTenantBody } from '@gida/contract/domains/leases/lease'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { leases } from '#words/leases'
import { messageOf } from '../../../platform/errors.ts'
import { formatDay, today } from '../../../platform/format.ts'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { endingQuery, useRemoveTenant } from '../queries.ts'
import { EndingLines } from './EndingLines.tsx'

const words = leases.ending
const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }))
type Props = { lease: LeaseWithCharges; open: boolean; onOpenChange: (open: boolean) => void }

/** Ends a tenancy on a day, or calls off one that has not begun. Says in naira what happens before it does. */
export function RemoveTenant({ lease, open, onOpenChange }: Props) {
  const isCallingOff = today() < lease.start_date
  const [date, setDate] = useState(today() > lease.end_date ? lease.end_date : today())
  const [kind, setKind] = useState('MOVED_OUT')
  const [reason, setReason] = useState('')
  const { data: ending, error } = useQuery({ ...endingQuery(lease.id, { date }), enabled: open })
  const remove = useRemoveTenant()
  const { unit_id, unit_name, tenant_name } = lease

  const confirm = () =>
    remove.mutate(
      {
        params: { id: unit_id },
        body: { date, kind: kind as RemoveTenantBody['kind'], ...(reason && { reason }) },
      },
      {
        onSuccess: ({ status }) => {
          onOpenChange(false)
          const done = isCallingOff ? words.calledOff(unit_name) : words.done(unit_name)
          toast.success(status === 'ACTIVE' ? words.planned(unit_name, formatDay(date)) : done)
        },
      },
    )
  const fault = remove.error ?? error
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={(isCallingOff ? words.callOffTitle : words.title)(tenant_name, unit_name)}
      confirm={(isCallingOff ? words.callOffConfirm : words.confirm)(unit_name)}
      keep={words.keep}
      onConfirm={confirm}
      danger
      busy={remove.isPending}
      busyText={words.busy}
      error={fault ? messageOf(fault) : undefined}
    >
      <div className="grid gap-4">
        {isCallingOff ? (
          <p>{words.callOffNote(formatDay(lease.start_date))}</p>
        ) : (
          <>
            <Field label={words.lastDay}>
              <TextInput
                type="date"
                min={lease.start_date}
                max={lease.end_date}
                value={date}
                onChange={(event) => event.target.value && setDate(event.target.value)}
              />
            </Field>
            <Field label={words.why}>
              <SelectField options={KINDS} value={kind} onChange={setKind} />
            </Field>
          </>
        )}
        <Field label={words.reason} opt={words.optional}>
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {ending && !error && <EndingLines ending={ending} />}
        {!ending && !error && <SkeletonRows rows={3} label={words.loading} />}
      </div>
    </ConfirmDialog>
  )
}
