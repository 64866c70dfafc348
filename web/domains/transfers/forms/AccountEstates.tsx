import type { BankAccount } from '@gida/contract/domains/transfers/account'
import { useState } from 'react'
import { clientsAccounts } from '#words/clients-accounts'
import { messageOf } from '../../../platform/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useUpdateBankAccount } from '../queries.ts'
import { OtherEstates, useOwnEstates } from './OtherEstates.tsx'

const words = clientsAccounts.change
type Props = { account: BankAccount; onOpenChange: (open: boolean) => void }

/** Says which estates are paid into an account. */
export function AccountEstates({ account, onOpenChange }: Props) {
  const [others, setOthers] = useState(() =>
    account.estates.map(({ estate_id }) => estate_id).filter((id) => id !== account.estate_id),
  )
  const hasOthers = useOwnEstates().some(({ id }) => id !== account.estate_id)
  const save = useUpdateBankAccount()
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
          { params: { id: account.id }, body: { also_estate_ids: others } },
          {
            onSuccess: () => {
              toast.success(words.done)
              onOpenChange(false)
            },
          },
        )
      }
    >
      <div className="grid gap-4">
        <p>{words.always(account.estate_name)}</p>
        {hasOthers ? (
          <OtherEstates home={account.estate_id} value={others} onChange={setOthers} help={words.told} />
        ) : (
          <p>{words.only}</p>
        )}
      </div>
    </ConfirmDialog>
  )
}
