import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { isPositive, koboIn } from '@gida/contract/shared/read-naira'
import { Controller } from 'react-hook-form'
import { depositDesk } from '#words/deposit-desk'
import { deposits } from '#words/deposits'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FormActions } from '../../../ui/form/FormActions.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { useProposeDeductions } from '../changes.ts'
import { checkDeduction, type DeductionValues } from './DeductionFields.tsx'
import { DeductionsField } from './DeductionsField.tsx'
import { FormCard } from './FormCard.tsx'

const words = depositDesk.propose
type Props = { deposit: DepositDetail; onDone: () => void }
type Values = { deductions: DeductionValues[]; takesArrears: boolean; note: string }

/** Deductions with reasons and evidence; the refund is shown while typing. */
export function ProposeDeductions({ deposit, onDone }: Props) {
  const form = useFields<Values>(valuesOf(deposit), (values) => ({
    deductions: checkDeductions(deposit, values),
  }))
  const { control, register, formState } = form
  const { save, refusal, isSaving } = useSave(form, useProposeDeductions(), {
    input: (values) => ({ params: { id: deposit.id }, body: proposalOf(deposit, values) }),
    said: words.done,
    unknown: deposits.unknown,
    onSaved: onDone,
  })
  const values = form.watch()
  const { to_arrears, back } = sharesOf(deposit, values)
  const isWhole = values.deductions.length === 0 && to_arrears === 0
  return (
    <FormCard id="propose" title={words.title} note={words.help} onSubmit={save}>
      <Controller
        name="deductions"
        control={control}
        render={({ field }) => (
          <DeductionsField value={field.value} onChange={field.onChange} isTried={formState.isSubmitted} />
        )}
      />
      {deposit.outstanding > 0 && (
        <CheckRow
          plain
          title={words.arrears(formatNaira(deposit.outstanding, 'short'))}
          {...register('takesArrears')}
        />
      )}
      <FormTextField
        control={control}
        name="note"
        label={words.note}
        opt={words.noteOpt}
        rows={2}
        maxLength={1000}
      />
      <p role="status" className={back < 0 ? 'font-semibold text-overdue' : 'font-semibold'}>
        {back < 0 ? words.tooMuch(formatNaira(deposit.held)) : words.back(formatNaira(back))}
      </p>
      <FormActions
        save={isWhole ? words.saveNothing : words.save}
        saving={words.saving}
        cancel={words.cancel}
        refusal={refusal}
        busy={isSaving}
        onCancel={onDone}
      />
    </FormCard>
  )
}

const valuesOf = ({ deductions, to_arrears, note }: DepositDetail): Values => ({
  deductions: deductions.map(({ id, reason, amount, evidence }) => ({
    key: id,
    reason,
    amount,
    evidence: evidence.map((file) => ({ ...file, size: 0 })),
  })),
  takesArrears: to_arrears > 0,
  note: note ?? '',
})

/** What is applied to arrears, and what is refunded; negative if the deductions exceed the deposit. */
function sharesOf({ held, outstanding }: DepositDetail, { deductions, takesArrears }: Values) {
  const deducted = deductions.reduce((sum, { amount }) => sum + (isPositive(amount) ? amount : 0), 0)
  const to_arrears = takesArrears ? Math.max(0, Math.min(outstanding, held - deducted)) : 0
  return { to_arrears, back: held - deducted - to_arrears }
}

/** The error of the whole; each deduction shows its own. */
function checkDeductions(deposit: DepositDetail, values: Values): string | undefined {
  if (sharesOf(deposit, values).back < 0) return words.tooMuch(formatNaira(deposit.held))
  return values.deductions.map(checkDeduction).flatMap(Object.values).find(Boolean)
}

const proposalOf = (deposit: DepositDetail, values: Values) => ({
  to_arrears: sharesOf(deposit, values).to_arrears,
  deductions: values.deductions.map(({ reason, amount, evidence }) => ({
    reason: reason.trim(),
    amount: koboIn(amount) ?? 0,
    evidence: evidence.map(({ id }) => id),
  })),
  ...(values.note.trim() && { note: values.note.trim() }),
})
