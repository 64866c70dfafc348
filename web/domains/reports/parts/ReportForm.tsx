import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { MOST_PDF_ROWS, type ReportFormat } from '@gida/contract/domains/collections/report'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import type { PaymentsReport, ReportFile } from '@gida/contract/domains/reports/report-file'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import { Controller } from 'react-hook-form'
import { payments } from '#words/payments'
import { reports as words } from '#words/reports'
import { typeNames } from '#words/type-names'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormActions } from '../../../ui/form/FormActions.tsx'
import { useRequestReport } from '../queries.ts'

const FORMATS = (['csv', 'xlsx', 'pdf'] as const).map((value) => ({ value, label: words.formats[value] }))
const optionsOf = (all: string, names: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
]
const STATUSES = optionsOf(words.allStatuses, payments.statuses)
const TYPES = optionsOf(words.allTypes, typeNames)

type Values = {
  format: ReportFormat
  from: string
  to: string
  estate_id: string
  status: string
  type: string
}

const wantedOf = ({ estate_id, status, type, ...days }: Values): PaymentsReport => ({
  report: 'PAYMENTS',
  ...days,
  ...(estate_id && { estate_id }),
  ...(status && { status: status as PaymentStatus }),
  ...(type && { type: type as TransactionType }),
})

type Props = { onRequested: (file: ReportFile) => void; onClose: () => void }

/** Payments export: dates, estate and kind. */
export function ReportForm({ onRequested, onClose }: Props) {
  const { estates } = useActor()
  const form = useFields<Values>(
    {
      ...{ format: 'csv', estate_id: '', status: '', type: '' },
      ...{ from: addDays(addMonths(today(), -12), 1), to: today() },
    },
    ({ from, to }) => ({ from: from ? undefined : words.dayMissing, to: to ? undefined : words.dayMissing }),
  )
  const { save, refusal, isSaving } = useSave(form, useRequestReport(), {
    input: wantedOf,
    onSaved: onRequested,
  })
  const { control } = form
  const [format, from, to] = form.watch(['format', 'from', 'to'])
  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <Controller
        name="format"
        control={control}
        render={({ field }) => (
          <Segmented label={words.format} options={FORMATS} value={field.value} onChange={field.onChange} />
        )}
      />
      {format === 'pdf' && <p className="text-small text-ink-soft">{words.longest(MOST_PDF_ROWS)}</p>}
      <div className="grid grid-cols-2 gap-3">
        <FormDateField control={control} name="from" label={words.from} max={to} />
        <FormDateField control={control} name="to" label={words.to} min={from} />
      </div>
      {estates.length > 1 && (
        <ChoiceField
          control={control}
          name="estate_id"
          label={words.estate}
          options={optionsOf(words.allEstates, Object.fromEntries(estates.map(({ id, name }) => [id, name])))}
        />
      )}
      <ChoiceField control={control} name="type" label={words.type} options={TYPES} />
      <ChoiceField control={control} name="status" label={words.status} options={STATUSES} />
      <FormActions
        refusal={refusal}
        cancel={words.cancel}
        onCancel={onClose}
        save={words.start}
        saving={words.starting}
        busy={isSaving}
      />
    </form>
  )
}
