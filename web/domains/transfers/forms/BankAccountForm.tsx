import { BankAccountDraft } from '@gida/contract/domains/transfers/account'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../platform/errors.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { transfers } from '../../../words/en/transfers.ts'
import { estatesQuery } from '../../estates/queries.ts'
import { useAddBankAccount } from '../queries.ts'

const words = transfers.statement
type Faults = Partial<Record<keyof BankAccountDraft, string>>

/** The account in which an estate holds its clients' money. */
export function BankAccountForm({ onAdded }: { onAdded: (id: string) => void }) {
  const { data } = useQuery(estatesQuery({ limit: 100 }))
  const [form, setForm] = useState({ estate_id: '', bank_name: '', account_number: '', account_name: '' })
  const [faults, setFaults] = useState<Faults>({})
  const add = useAddBankAccount()
  const estates = (data?.data ?? []).filter(({ can, status }) => can.write && status !== 'ARCHIVED')
  const estate_id = form.estate_id || (estates.length === 1 ? (estates[0]?.id ?? '') : '')
  const faultOf = (field: keyof BankAccountDraft) => (faults[field] ? { error: faults[field] } : {})

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = BankAccountDraft.safeParse({ ...form, estate_id })
    setFaults(
      Object.fromEntries(read.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []),
    )
    if (read.success) add.mutate({ body: read.data }, { onSuccess: ({ id }) => onAdded(id) })
  }
  const text = (field: 'bank_name' | 'account_number' | 'account_name', label: string, more: object = {}) => (
    <Field label={label} {...faultOf(field)}>
      <TextInput
        value={form[field]}
        onChange={(event) => setForm({ ...form, [field]: event.target.value })}
        {...more}
      />
    </Field>
  )
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <Field label={words.estate} {...(faults.estate_id ? { error: words.chooseEstate } : {})}>
        <SelectField
          options={estates.map(({ id, name }) => ({ value: id, label: name }))}
          value={estate_id}
          onChange={(next) => setForm({ ...form, estate_id: next })}
        />
      </Field>
      {text('bank_name', words.bank)}
      {text('account_number', words.number, { inputMode: 'numeric', maxLength: 10 })}
      {text('account_name', words.name)}
      {add.error && (
        <Banner tone="late" live>
          {messageOf(add.error)}
        </Banner>
      )}
      <Button type="submit" className="justify-self-start" busy={add.isPending} busyText={words.adding}>
        {words.addAccount}
      </Button>
    </form>
  )
}
