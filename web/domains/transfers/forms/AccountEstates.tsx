import type { BankAccount } from '@gida/contract/domains/transfers/account'
import { Controller } from 'react-hook-form'
import { clientsAccounts } from '#words/clients-accounts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useUpdateBankAccount } from '../changes.ts'
import { OtherEstates, useOwnEstates } from './OtherEstates.tsx'

const words = clientsAccounts.change
type Props = { account: BankAccount; onOpenChange: (open: boolean) => void }

/** Sets which estates are paid into an account. */
export function AccountEstates({ account, onOpenChange }: Props) {
  const also_estate_ids = account.estates
    .map(({ estate_id }) => estate_id)
    .filter((id) => id !== account.estate_id)
  const hasOthers = useOwnEstates().some(({ id }) => id !== account.estate_id)
  const form = useFields({ also_estate_ids })
  const close = () => onOpenChange(false)
  const saving = useSave(form, useUpdateBankAccount(), {
    input: (body) => ({ params: { id: account.id }, body }),
    said: words.done,
    onSaved: close,
  })
  return (
    <FormDialog
      title={words.title(account.bank_name, account.account_number.slice(-4))}
      note={words.always(account.estate_name)}
      form={saving}
      onClose={close}
      save={words.confirm}
      saving={words.busy}
      cancel={clientsAccounts.keep}
    >
      {hasOthers ? (
        <Controller
          name="also_estate_ids"
          control={form.control}
          render={({ field }) => <OtherEstates {...field} home={account.estate_id} help={words.told} />}
        />
      ) : (
        <p className="text-ink-soft">{words.only}</p>
      )}
    </FormDialog>
  )
}
