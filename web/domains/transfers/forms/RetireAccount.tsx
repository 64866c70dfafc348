import type { BankAccount } from '@gida/contract/domains/transfers/account'
import { clientsAccounts } from '#words/clients-accounts'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { useUpdateBankAccount } from '../changes.ts'

type Props = { account: BankAccount; onOpenChange: (open: boolean) => void }

/** Hides an account from tenants, or shows it again. */
export function RetireAccount({ account, onOpenChange }: Props) {
  const words = account.retired_at ? clientsAccounts.show : clientsAccounts.retire
  return (
    <ActionDialog
      change={useUpdateBankAccount()}
      input={{ params: { id: account.id }, body: { is_retired: !account.retired_at } }}
      said={words.done}
      title={words.title(account.bank_name, account.account_number.slice(-4))}
      confirm={words.confirm}
      keep={clientsAccounts.keep}
      busy={words.busy}
      onClose={() => onOpenChange(false)}
    >
      {words.note}
    </ActionDialog>
  )
}
