import { settlements } from '#words/settlements'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useRecordRemittances } from '../changes.ts'

const words = settlements.run
export type RunProps = {
  estateId: string
  owners: { landlord_id: string; amount: number }[]
  sum: number
  onDone: () => void
  onClose: () => void
}
type Values = { bank_reference: string; paid_on: string }

const check = ({ bank_reference, paid_on }: Values) => ({
  bank_reference: checkReason(bank_reference, words.referenceMissing),
  paid_on: paid_on ? undefined : words.dayMissing,
})

/** Records a transfer that was made at the bank. */
export function RecordRemittances({ estateId, owners, sum, onDone, onClose }: RunProps) {
  const amount = formatNaira(sum)
  const form = useFields<Values>({ bank_reference: '', paid_on: today() }, check)
  const saving = useSave(form, useRecordRemittances(), {
    input: ({ bank_reference, paid_on }) => ({
      body: { estate_id: estateId, owners, bank_reference: bank_reference.trim(), paid_on },
    }),
    said: words.recorded(amount),
    onSaved: onDone,
    unknown: settlements.unknown,
  })
  return (
    <FormDialog
      title={words.recordTitle(amount)}
      note={words.recordNote}
      form={saving}
      onClose={onClose}
      save={words.recordConfirm(amount)}
      saving={words.recording}
      cancel={words.keep}
    >
      <FormTextField
        control={form.control}
        name="bank_reference"
        label={words.reference}
        help={words.referenceHelp}
        maxLength={60}
      />
      <FormDateField control={form.control} name="paid_on" label={words.day} max={today()} />
    </FormDialog>
  )
}
