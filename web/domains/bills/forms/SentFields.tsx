import type { Evidence } from '@gida/contract/domains/payments/offline'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import type { UseFormReturn } from 'react-hook-form'
import { bills } from '#words/bills'
import { today } from '../../../platform/screens/format.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FieldNote } from '../../../ui/form/FieldNote.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { amountFault } from '../../../ui/form/MoneyField.tsx'
import { EvidenceField } from '../../payments/index.ts'

const words = bills.paying
const WAYS = (['TRANSFER', 'CASH'] as const).map((value) => ({ value, label: words.ways[value] }))

export type SentValues = {
  amount: TypedAmount
  paid_on: string
  way: 'TRANSFER' | 'CASH'
  bank_reference: string
  cost: TypedAmount
  account_confirmed: boolean
  evidence: Evidence | null
}

export const sentNow = (amount: TypedAmount): SentValues => ({
  ...{ amount, paid_on: today(), way: 'TRANSFER', bank_reference: '', cost: null },
  ...{ account_confirmed: false, evidence: null },
})

export const checkSent = ({ amount, paid_on, way, bank_reference, cost, evidence }: SentValues) => ({
  amount: isPositive(amount) ? undefined : words.missing,
  paid_on: paid_on ? undefined : words.missing,
  bank_reference: way === 'CASH' || bank_reference.trim() ? undefined : words.missing,
  cost: way === 'CASH' ? undefined : amountFault(cost),
  evidence: way === 'TRANSFER' || evidence ? undefined : words.signedMissing,
})

/** Converts to the call's body: cash has no reference and no bank charge. */
export const sentBody = ({ way, bank_reference, cost, evidence, amount, ...rest }: SentValues) => ({
  ...rest,
  way,
  amount: koboIn(amount) ?? 0,
  ...(way === 'TRANSFER' && { bank_reference: bank_reference.trim(), cost: koboIn(cost) ?? 0 }),
  ...(evidence && { evidence_id: evidence.id }),
})

type Props = { form: UseFormReturn<SentValues>; asksAccount: boolean }

/** A payment to a vendor: amount, day, method and evidence. */
export function SentFields({ form, asksAccount }: Props) {
  const { control, register, watch, setValue, formState } = form
  const isTransfer = watch('way') === 'TRANSFER'
  return (
    <>
      <FormMoneyField control={control} name="amount" label={words.amount} />
      <FormDateField control={control} name="paid_on" label={words.day} max={today()} />
      <ChoiceField control={control} name="way" label={words.way} options={WAYS} />
      {isTransfer && (
        <>
          <FormTextField control={control} name="bank_reference" label={words.reference} maxLength={80} />
          <FormMoneyField control={control} name="cost" label={words.cost} />
          {asksAccount && (
            <CheckRow
              plain
              title={words.confirm}
              note={words.confirmNote}
              {...register('account_confirmed')}
            />
          )}
        </>
      )}
      <div>
        <EvidenceField
          label={words.evidence}
          value={watch('evidence')}
          onChange={(evidence) => setValue('evidence', evidence, { shouldDirty: true, shouldValidate: true })}
        />
        <FieldNote id="signed" error={formState.errors.evidence?.message} />
      </div>
    </>
  )
}
