import type { CashInHand } from '@gida/contract/domains/payments/cash'
import type { Evidence } from '@gida/contract/domains/payments/offline'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { Controller } from 'react-hook-form'
import { offlinePayments } from '#words/offline-payments'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useBankCash } from '../offline-payment-changes.ts'
import { EvidenceField } from '../parts/offline/EvidenceField.tsx'

const words = offlinePayments.cash

type Values = { amount: TypedAmount; banked_on: string; slip: string; evidence: Evidence | null }

/** Records that cash held by a person was paid into the bank: amount, day and deposit slip. */
export function BankCash({ cash, onClose }: { cash: CashInHand; onClose: () => void }) {
  const amountFault = (amount: TypedAmount) => {
    if (!isPositive(amount)) return offlinePayments.amountMissing
    return amount > cash.amount ? words.tooMuch(formatNaira(cash.amount)) : undefined
  }
  const form = useFields<Values>(
    { amount: cash.amount, banked_on: today(), slip: '', evidence: null },
    ({ amount, slip }) => ({ amount: amountFault(amount), slip: checkReason(slip, words.slipMissing) }),
  )
  const { control } = form
  const saving = useSave(form, useBankCash(), {
    input: ({ amount, banked_on, slip, evidence }) => ({
      body: {
        estate_id: cash.estate_id,
        holder: cash.holder_id,
        amount: koboIn(amount) ?? 0,
        banked_on,
        slip: slip.trim(),
        ...(evidence && { proof_document_id: evidence.id }),
      },
    }),
    onSaved: (_banked, { amount }) => {
      toast.success(words.saved(formatNaira(koboIn(amount) ?? 0, 'short')))
      onClose()
    },
    unknown: offlinePayments.unknown,
  })
  return (
    <FormSheet
      title={words.sheet(cash.holder_name)}
      note={words.inHand(formatNaira(cash.amount))}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={offlinePayments.saving}
    >
      <FormMoneyField control={control} name="amount" label={words.amount} />
      <FormDateField control={control} name="banked_on" label={words.day} max={today()} />
      <FormTextField control={control} name="slip" label={words.slip} maxLength={60} />
      <Controller name="evidence" control={control} render={({ field }) => <EvidenceField {...field} />} />
    </FormSheet>
  )
}
