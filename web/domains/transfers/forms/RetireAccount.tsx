import type { BankAccount } from '@gida/contract/domains/transfers/account'
import { clientsAccounts } from '#words/clients-accounts'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useUpdateBankAccount } from '../queries.ts'

type Props = { account: BankAccount; onOpenChange: (open: boolean) => void }

/** Tenants are not told of an account any more, or are again. */
export function RetireAccount({ account, onOpenChange }: Props) {
  const words = account.retired_at ? clientsAccounts.show : clientsAccounts.retire
  const confirmation = useConfirmation(useUpdateBankAccount(), {
    input: { params: { id: account.id }, body: { is_retired: !account.retired_at } },
    said: words.done,
    onDone: () => onOpenChange(false),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={words.title(account.bank_name, account.account_number.slice(-4))}
      confirm={words.confirm}
      keep={clientsAccounts.keep}
      busyText={words.busy}
      {...confirmation}
    >
      {words.note}
    </ConfirmDialog>
  )
}
