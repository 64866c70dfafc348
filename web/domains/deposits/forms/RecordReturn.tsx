import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useState } from 'react'
import { depositDesk } from '#words/deposit-desk'
import { deposits } from '#words/deposits'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { amountFault } from '../../../ui/form/MoneyField.tsx'
import { useRecordPartReturn, useRecordReturn } from '../changes.ts'
import { FormCard } from './FormCard.tsx'

const words = depositDesk.sending
type Values = { returned_on: string; bank_reference: string; cost: TypedAmount }

const emptyForm = (): Values => ({ returned_on: today(), bank_reference: '', cost: null })

const bodyOf = ({ returned_on, bank_reference, cost }: Values) => ({
  returned_on,
  bank_reference: bank_reference.trim(),
  cost: koboIn(cost) ?? 0,
})

const check = ({ returned_on, bank_reference, cost }: Values) => ({
  returned_on: returned_on ? undefined : words.dayMissing,
  bank_reference: checkReason(bank_reference, words.referenceMissing),
  cost: amountFault(cost),
})

/** Records the transfer of the remainder to the tenant. */
export function RecordReturn({ deposit }: { deposit: DepositDetail }) {
  const form = useFields<Values>(emptyForm(), check)
  const saving = useSave(form, useRecordReturn(), {
    input: (values) => ({ params: { id: deposit.id }, body: bodyOf(values) }),
    ...{ said: words.done, unknown: deposits.unknown },
  })
  const title = words.title(formatNaira(deposit.to_return))
  return <TransferForm id="sending" title={title} deposit={deposit} form={form} saving={saving} />
}

/** Records the transfer of the undisputed part, before the rest is agreed. */
export function RecordPartReturn({ deposit }: { deposit: DepositDetail }) {
  const { id } = deposit
  const form = useFields<Values>(emptyForm(), check)
  const uncontested = useUntilTouched(deposit.uncontested, form.formState.isDirty)
  const saving = useSave(form, useRecordPartReturn(), {
    input: (values) => ({ params: { id }, body: { ...bodyOf(values), amount: uncontested } }),
    ...{ said: words.done, unknown: deposits.unknown },
  })
  return (
    <TransferForm
      id="sending-part"
      title={words.partTitle(formatNaira(uncontested))}
      note={words.partNote}
      deposit={deposit}
      form={form}
      saving={saving}
    />
  )
}

/** Freezes the amount once the reference is being typed: it must stay the one that was transferred, even if the proposal changes. */
function useUntilTouched<T>(now: T, isTouched: boolean): T {
  const [seen, setSeen] = useState(now)
  if (!isTouched && seen !== now) setSeen(now)
  return isTouched ? seen : now
}

type Props = {
  id: string
  title: string
  note?: string
  deposit: DepositDetail
  form: ReturnType<typeof useFields<Values>>
  saving: Pick<ReturnType<typeof useSave>, 'save' | 'refusal' | 'isSaving'>
}

function TransferForm({ id, title, note, deposit: { account }, form: { control }, saving }: Props) {
  const { save, refusal, isSaving } = saving
  const where = account
    ? `${account.account_name}, ${account.bank_name}, ${account.account_number}.`
    : deposits.one.noAccount
  return (
    <FormCard id={id} title={title} note={note ? `${where} ${note}` : where} onSubmit={save}>
      {account && !account.name_matches && <Banner>{deposits.one.otherName}</Banner>}
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
