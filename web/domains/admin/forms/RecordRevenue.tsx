import { RevenueSource } from '@gida/contract/domains/admin/revenue'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { revenue } from '#words/revenue'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useRecordRevenue } from '../changes.ts'

const words = revenue.form
const KINDS = (['INCOME', 'REVERSAL'] as const).map((value) => ({ value, label: words.kinds[value] }))
const SOURCES = RevenueSource.options.map((value) => ({ value, label: revenue.sources[value] }))

type Values = {
  kind: 'INCOME' | 'REVERSAL'
  source: RevenueSource
  amount: TypedAmount
  received_on: string
  note: string
}

const check = ({ amount, received_on, note }: Values) => ({
  amount: isPositive(amount) ? undefined : words.errors.amount,
  received_on: received_on ? undefined : words.errors.day,
  note: note.trim().length < 3 ? words.errors.note : undefined,
})

/** Records revenue of the platform, or its reversal. */
export function RecordRevenue({ onClose }: { onClose: () => void }) {
  const form = useFields<Values>(
    { kind: 'INCOME', source: 'PLAN', amount: null, received_on: today(), note: '' },
    check,
  )
  const { control } = form
  const clientIdOf = useClientId()
  const saving = useSave(form, useRecordRevenue(), {
    input: ({ kind, amount, ...values }) => {
      const said = { ...values, amount: koboIn(amount) ?? 0, is_reversal: kind === 'REVERSAL' }
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormSheet
      title={words.title}
      note={words.note}
      save={words.save}
      saving={words.saving}
      form={saving}
      onClose={onClose}
    >
      <ChoiceField control={control} name="kind" label={words.kind} options={KINDS} />
      <ChoiceField control={control} name="source" label={words.source} options={SOURCES} />
      <FormMoneyField control={control} name="amount" label={words.amount} />
      <FormDateField control={control} name="received_on" label={words.day} max={today()} />
      <FormTextField
        control={control}
        name="note"
        label={words.about}
        help={words.aboutHelp}
        maxLength={200}
      />
    </FormSheet>
  )
}
