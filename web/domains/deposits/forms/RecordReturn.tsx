import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { deposits } from '#words/deposits'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { amountFault } from '../../../ui/form/MoneyField.tsx'
import { useRecordReturn } from '../changes.ts'
import { FormCard } from './FormCard.tsx'

const words = deposits.sending
type Values = { returned_on: string; bank_reference: string; cost: TypedAmount }

const check = ({ returned_on, bank_reference, cost }: Values) => ({
  returned_on: returned_on ? undefined : words.dayMissing,
  bank_reference: checkReason(bank_reference, words.referenceMissing),
  cost: amountFault(cost),
})

/** The transfer to the tenant, once it was sent. */
export function RecordReturn({ deposit: { id, to_return, account } }: { deposit: DepositDetail }) {
  const form = useFields<Values>({ returned_on: today(), bank_reference: '', cost: null }, check)
  const { control } = form
  const { save, refusal, isSaving } = useSave(form, useRecordReturn(), {
    input: ({ returned_on, bank_reference, cost }) => ({
      params: { id },
      body: { returned_on, bank_reference: bank_reference.trim(), cost: koboIn(cost) ?? 0 },
    }),
    said: words.done,
    unknown: deposits.unknown,
  })
  return (
    <FormCard
      id="sending"
      title={words.title(formatNaira(to_return))}
      note={
        account
          ? `${account.account_name}, ${account.bank_name}, ${account.account_number}`
          : deposits.one.noAccount
      }
      onSubmit={save}
    >
      <FormDateField control={control} name="returned_on" label={words.day} max={today()} />
      <FormTextField control={control} name="bank_reference" label={words.reference} maxLength={60} />
      <FormMoneyField control={control} name="cost" label={words.cost} />
      <Refusal>{refusal}</Refusal>
      <Button type="submit" disabled={!account} busy={isSaving} busyText={words.saving}>
        {words.save}
      </Button>
    </FormCard>
  )
}
