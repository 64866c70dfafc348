import type { BankAccount } from '@gida/contract/domains/transfers/account'
import { clientsAccounts } from '#words/clients-accounts'
import { messageOf } from '../../../platform/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useUpdateBankAccount } from '../queries.ts'

type Props = { account: BankAccount; onOpenChange: (open: boolean) => void }

/** Tenants are not told of an account any more, or are again. */
export function RetireAccount({ account, onOpenChange }: Props) {
  const save = useUpdateBankAccount()
  const words = account.retired_at ? clientsAccounts.show : clientsAccounts.retire
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={words.title(account.bank_name, account.account_number.slice(-4))}
      confirm={words.confirm}
      keep={clientsAccounts.keep}
      busy={save.isPending}
      busyText={words.busy}
      error={save.error ? messageOf(save.error) : undefined}
      onConfirm={() =>
        save.mutate(
          { params: { id: account.id }, body: { is_retired: !account.retired_at } },
          {
            onSuccess: () => {
              toast.success(words.done)
              onOpenChange(false)
            },
          },
        )
      }
    >
      <p>{words.note}</p>
    </ConfirmDialog>
  )
}
