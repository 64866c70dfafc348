import { BankAccountDraft } from '@gida/contract/domains/transfers/account'
import { type FormEvent, useState } from 'react'
import { clientsAccounts as words } from '#words/clients-accounts'
import { messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useAddBankAccount } from '../queries.ts'
import { OtherEstates, useOwnEstates } from './OtherEstates.tsx'

const EMPTY = { estate_id: '', bank_name: '', account_number: '', account_name: '' }
type Faults = Partial<Record<keyof BankAccountDraft, string>>

/** The account in which an estate, or several, hold their clients' money. */
export function BankAccountForm({ onAdded }: { onAdded: (id: string) => void }) {
  const [form, setForm] = useState(EMPTY)
  const [others, setOthers] = useState<string[]>([])
  const [faults, setFaults] = useState<Faults>({})
  const add = useAddBankAccount()
  const estates = useOwnEstates()
  const estate_id = form.estate_id || (estates.length === 1 ? (estates[0]?.id ?? '') : '')
  const faultOf = (field: keyof BankAccountDraft) => (faults[field] ? { error: faults[field] } : {})

  function submit(event: FormEvent) {
    event.preventDefault()
    const also_estate_ids = others.filter((id) => id !== estate_id)
    const read = BankAccountDraft.safeParse({ ...form, estate_id, also_estate_ids })
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
      <Field
        label={words.estate}
        {...(estates.length > 1 && { help: words.estateHelp })}
        {...(faults.estate_id ? { error: words.chooseEstate } : {})}
      >
        <SelectField
          options={estates.map(({ id, name }) => ({ value: id, label: name }))}
          value={estate_id}
          onChange={(next) => setForm({ ...form, estate_id: next })}
        />
      </Field>
      {estate_id && <OtherEstates home={estate_id} value={others} onChange={setOthers} />}
      {text('bank_name', words.bank)}
      {text('account_number', words.number, { inputMode: 'numeric', maxLength: 10 })}
      {text('account_name', words.name)}
      {add.error && (
        <Banner tone="late" live>
          {messageOf(add.error)}
        </Banner>
      )}
      <Button type="submit" className="justify-self-start" busy={add.isPending} busyText={words.adding}>
        {words.add}
      </Button>
    </form>
  )
}
