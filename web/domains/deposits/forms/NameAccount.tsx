import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { deposits } from '#words/deposits'
import { messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { banksQuery } from '../../onboarding/index.ts'
import { useNameReturnAccount } from '../queries.ts'

const words = deposits.naming

/** The tenant says where the rest goes; the bank says whose the account is. */
export function NameAccount({ deposit: { id, account } }: { deposit: DepositDetail }) {
  const [isOpen, setOpen] = useState(account === null)
  const [bank_code, setBank] = useState('')
  const [account_number, setNumber] = useState('')
  const [isTried, setTried] = useState(false)
  const name = useNameReturnAccount()
  const { data: banks } = useQuery({ ...banksQuery, enabled: isOpen })
  const isWrong = !/^\d{10}$/.test(account_number)

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (isWrong || !bank_code || name.isPending) return
    name.mutate(
      { params: { id }, body: { bank_code, account_number } },
      {
        onSuccess: (deposit) => {
          toast.success(words.saved(deposit.account?.account_name ?? ''))
          setOpen(false)
        },
      },
    )
  }
  if (!isOpen) {
    return (
      <Button kind="second" className="justify-self-start" onClick={() => setOpen(true)}>
        {words.change}
      </Button>
    )
  }
  return (
    <Card aria-labelledby="naming">
      <form noValidate className="grid gap-4 p-4 md:p-5" onSubmit={save}>
        <h2 id="naming">{words.title}</h2>
        <Field label={words.bank} error={isTried && !bank_code ? words.bankMissing : undefined}>
          <SelectField
            options={(banks?.data ?? []).map((bank) => ({ value: bank.code, label: bank.name }))}
            placeholder={words.chooseBank}
            value={bank_code}
            onChange={setBank}
          />
        </Field>
        <Field label={words.number} error={isTried && isWrong ? words.numberWrong : undefined}>
          <TextInput
            inputMode="numeric"
            maxLength={10}
            spaced
            value={account_number}
            onChange={(event) => setNumber(event.target.value.replace(/\D/g, ''))}
          />
        </Field>
        {name.error && (
          <Banner tone="late" live>
            {messageOf(name.error)}
          </Banner>
        )}
        <Button type="submit" busy={name.isPending} busyText={words.saving}>
          {words.save}
        </Button>
      </form>
    </Card>
  )
}
