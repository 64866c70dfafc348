import { vendors } from '#words/vendors'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { BankAccountFields, checkBankAccount } from '../../onboarding/index.ts'
import { useSetVendorAccount } from '../changes.ts'

const words = vendors.account

/** A vendor's bank account; the bank confirms the account name. */
export function VendorAccountForm({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useFields({ bank_code: '', account_number: '' }, checkBankAccount)
  const saving = useSave(form, useSetVendorAccount(), {
    input: (body) => ({ params: { id }, body }),
    said: ({ account }) => words.saved(account?.account_name ?? ''),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.formTitle}
      note={words.formNote}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
      cancel={words.cancel}
    >
      <BankAccountFields control={form.control} />
    </FormDialog>
  )
}
