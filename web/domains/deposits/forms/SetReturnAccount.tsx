import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { useState } from 'react'
import { deposits } from '#words/deposits'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { BankAccountFields, checkBankAccount } from '../../onboarding/index.ts'
import { useSetReturnAccount } from '../queries.ts'

const words = deposits.naming

/** The tenant says where the rest goes; the bank says whose the account is. */
export function SetReturnAccount({ deposit: { id, account } }: { deposit: DepositDetail }) {
  const [isOpen, setOpen] = useState(account === null)
  if (isOpen) return <AccountForm id={id} onSaved={() => setOpen(false)} />
  return (
    <Button kind="second" className="justify-self-start" onClick={() => setOpen(true)}>
      {words.change}
    </Button>
  )
}

function AccountForm({ id, onSaved }: { id: string; onSaved: () => void }) {
  const form = useFields({ bank_code: '', account_number: '' }, checkBankAccount)
  const saving = useSave(form, useSetReturnAccount(), {
    input: (body) => ({ params: { id }, body }),
    said: ({ account }) => words.saved(account?.account_name ?? ''),
    onSaved,
  })
  return (
    <Card aria-labelledby="naming">
      <form noValidate className="grid gap-4 p-4 md:p-5" onSubmit={saving.save}>
        <h2 id="naming">{words.title}</h2>
        <BankAccountFields control={form.control} />
        <FormSubmit {...saving} words={words} />
      </form>
    </Card>
  )
}
