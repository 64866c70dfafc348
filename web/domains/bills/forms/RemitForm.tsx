import type { WithheldMonth } from '@gida/contract/domains/bills/bill'
import { bills } from '#words/bills'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useRemitWithheld } from '../changes.ts'

const words = bills.tax

/** Records the remittance of a month's withheld tax. */
export function RemitForm({ month: of, onClose }: { month: WithheldMonth; onClose: () => void }) {
  const form = useFields({ paid_on: today(), reference: '' }, ({ paid_on, reference }) => ({
    paid_on: paid_on ? undefined : words.missing,
    reference: reference.trim() ? undefined : words.missing,
  }))
  const saving = useSave(form, useRemitWithheld(), {
    input: (body) => ({
      params: { id: of.estate_id },
      body: { ...body, month: of.month, office: of.office, amount: of.left }, // the amount on screen, not what is withheld by now
    }),
    said: words.saved,
    onSaved: onClose,
    unknown: bills.unknown,
  })
  return (
    <FormDialog
      title={words.formTitle(formatNaira(of.left))}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
      cancel={words.cancel}
    >
      <FormDateField control={form.control} name="paid_on" label={words.day} max={today()} />
      <FormTextField control={form.control} name="reference" label={words.reference} maxLength={80} />
    </FormDialog>
  )
}
