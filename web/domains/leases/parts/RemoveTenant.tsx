import type { RemoveTenantBody } from '@gida/contract/domains/leases/ending'
import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { useQuery } from '@tanstack/react-query'
import { leaseForms } from '#words/lease-forms'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatDay, today } from '../../../platform/screens/format.ts'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useRemoveTenant } from '../changes.ts'
import { endingQuery } from '../queries.ts'
import { EndingLines } from './EndingLines.tsx'

const words = leaseForms.ending
const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }))
const BASES = Object.entries(words.bases).map(([value, label]) => ({ value, label }))
type Props = { lease: LeaseWithCharges; onClose: () => void }
type Values = Required<Pick<RemoveTenantBody, 'date' | 'kind' | 'basis' | 'reason'>>

/** Ends a tenancy on a day, or cancels one that has not begun, after a preview of the amounts. */
export function RemoveTenant({ lease, onClose }: Props) {
  const { unit_id, unit_name, tenant_name, start_date, end_date } = lease
  const isCallingOff = today() < start_date
  const form = useFields<Values>(
    { date: today() > end_date ? end_date : today(), kind: 'MOVED_OUT', basis: 'DAYS', reason: '' },
    ({ date, basis, reason }) => ({
      date: date ? undefined : words.dayMissing,
      reason: basis === 'PERIODS' && !reason.trim() ? words.termMissing : undefined,
    }),
  )
  const { control } = form
  const [date, basis] = form.watch(['date', 'basis'])
  const { data: ending, error } = useQuery({
    ...endingQuery(lease.id, { date, basis }),
    enabled: Boolean(date),
  })
  const saving = useSave(form, useRemoveTenant(), {
    input: ({ reason, ...body }) => ({
      params: { id: unit_id },
      body: { lease_id: lease.id, ...body, ...(reason && { reason }) },
    }),
    said: ({ status }) => {
      const done = isCallingOff ? words.calledOff(unit_name) : words.done(unit_name)
      return status === 'ACTIVE' ? words.planned(unit_name, formatDay(date)) : done
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={(isCallingOff ? words.callOffTitle : words.title)(tenant_name, unit_name)}
      note={isCallingOff && words.callOffNote(formatDay(start_date))}
      form={{ ...saving, refusal: saving.refusal ?? (error ? messageOf(error) : undefined) }}
      onClose={onClose}
      save={(isCallingOff ? words.callOffConfirm : words.confirm)(unit_name)}
      saving={words.busy}
      cancel={words.keep}
      disabled={Boolean(date) && !ending && !error}
      danger
    >
      {!isCallingOff && (
        <>
          <FormDateField
            control={control}
            name="date"
            label={words.lastDay}
            min={start_date}
            max={end_date}
          />
          <ChoiceField control={control} name="kind" label={words.why} options={KINDS} />
          <ChoiceField control={control} name="basis" label={words.basis} options={BASES} />
        </>
      )}
      <FormTextField
        control={control}
        name="reason"
        label={words.reason}
        {...(basis === 'DAYS' ? { opt: words.optional } : { help: words.termHelp })}
        rows={2}
        maxLength={500}
      />
      {ending && !error && <EndingLines ending={ending} />}
      {!ending && !error && <SkeletonRows rows={3} label={words.loading} />}
    </FormDialog>
  )
}
