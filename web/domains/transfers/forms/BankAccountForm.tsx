import { useEffect } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { clientsAccounts as words } from '#words/clients-accounts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useAddBankAccount } from '../changes.ts'
import { OtherEstates, useOwnEstates } from './OtherEstates.tsx'

type Values = {
  estate_id: string
  also_estate_ids: string[]
  bank_name: string
  account_number: string
  account_name: string
}
const EMPTY: Values = {
  estate_id: '',
  also_estate_ids: [],
  bank_name: '',
  account_number: '',
  account_name: '',
}

const check = ({ estate_id, bank_name, account_number, account_name }: Values) => ({
  estate_id: estate_id ? undefined : words.chooseEstate,
  bank_name: bank_name.trim().length < 2 ? words.bankMissing : undefined,
  account_number: /^\d{10}$/.test(account_number.trim()) ? undefined : words.numberWrong,
  account_name: account_name.trim().length < 2 ? words.nameMissing : undefined,
})

type Props = { onAdded: (id: string) => void }

/** Adds a client account of one or several estates. */
export function BankAccountForm({ onAdded }: Props) {
  const { form, save, refusal, isSaving } = useNewAccount(onAdded)
  return (
    <form className="grid gap-4" onSubmit={save} noValidate>
      <AccountFields form={form} />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" className="justify-self-start" busy={isSaving} busyText={words.adding}>
        {words.add}
      </Button>
    </form>
  )
}

/** The same in a sheet, beside the list of accounts. */
export function BankAccountSheet({ onAdded, onClose }: Props & { onClose: () => void }) {
  const { form, ...saving } = useNewAccount(onAdded)
  return (
    <FormSheet title={words.add} form={saving} onClose={onClose} save={words.add} saving={words.adding}>
      <AccountFields form={form} />
    </FormSheet>
  )
}

function useNewAccount(onAdded: Props['onAdded']) {
  const form = useFields<Values>(EMPTY, check)
  const saving = useSave(form, useAddBankAccount(), {
    input: (values) => ({
      body: {
        ...values,
        also_estate_ids: values.also_estate_ids.filter((id) => id !== values.estate_id),
      },
    }),
    onSaved: ({ id }) => onAdded(id),
  })
  return { form, ...saving }
}

function AccountFields({ form }: { form: UseFormReturn<Values> }) {
  const estates = useOwnEstates()
  const only = estates.length === 1 ? estates[0]?.id : undefined
  const { control } = form
  const estate_id = form.watch('estate_id')
  useEffect(() => {
    if (only) form.resetField('estate_id', { defaultValue: only })
  }, [only, form.resetField])
  return (
    <>
      <ChoiceField
        control={control}
        name="estate_id"
        label={words.estate}
        options={estates.map(({ id, name }) => ({ value: id, label: name }))}
        {...(estates.length > 1 && { help: words.estateHelp })}
      />
      {estate_id && (
        <Controller
          name="also_estate_ids"
          control={control}
          render={({ field }) => <OtherEstates {...field} home={estate_id} />}
        />
      )}
      <FormTextField control={control} name="bank_name" label={words.bank} maxLength={60} />
      <FormTextField
        control={control}
        name="account_number"
        label={words.number}
        inputMode="numeric"
        maxLength={10}
      />
      <FormTextField control={control} name="account_name" label={words.name} kind="name" />
    </>
  )
}
