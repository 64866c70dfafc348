import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { bankAccount as words } from '#words/bank-account'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { BANK_SHORT_NAMES } from '../bank-short-names.ts'
import { checkBank, checkNumber, cleanNumber } from '../forms/check-bank-form.ts'
import { banksQuery } from '../queries.ts'

type BankAccount = { bank_code: string; account_number: string }

export const checkBankAccount = ({ bank_code, account_number }: BankAccount) => ({
  bank_code: checkBank(bank_code),
  account_number: checkNumber(account_number),
})

/** Bank and account number fields. */
export function BankAccountFields({ control }: Pick<UseFormReturn<BankAccount>, 'control'>) {
  const { data: banks } = useQuery(banksQuery)
  return (
    <>
      <ChoiceField
        control={control}
        name="bank_code"
        label={words.bank}
        options={(banks?.data ?? []).map(({ code, name }) => ({
          value: code,
          label: name,
          also: BANK_SHORT_NAMES[code],
        }))}
        placeholder={banks ? words.choose : words.loading}
        disabled={!banks}
      />
      <Controller
        name="account_number"
        control={control}
        render={({ field, fieldState }) => (
          <Field label={words.number} error={fieldState.error?.message}>
            <TextInput
              {...field}
              spaced
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => field.onChange(cleanNumber(target.value))}
            />
          </Field>
        )}
      />
    </>
  )
}
