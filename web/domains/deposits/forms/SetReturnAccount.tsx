import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { useState } from 'react'
import { deposits } from '#words/deposits'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { BankAccountFields, checkBankAccount } from '../../onboarding/index.ts'
import { useSetReturnAccount } from '../changes.ts'
import { FormCard } from './FormCard.tsx'

const words = deposits.naming

/** The tenant's account for the refund; the bank confirms the account name. */
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
  const { save, ...saving } = useSave(form, useSetReturnAccount(), {
    input: (body) => ({ params: { id }, body }),
    said: ({ account }) => words.saved(account?.account_name ?? ''),
    onSaved,
  })
  return (
    <FormCard id="naming" title={words.title} onSubmit={save}>
      <BankAccountFields control={form.control} />
      <FormSubmit {...saving} words={words} />
    </FormCard>
  )
}
