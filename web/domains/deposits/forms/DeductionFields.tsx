import type { Evidence } from '@gida/contract/domains/payments/offline'
import { isPositive, type TypedAmount } from '@gida/contract/shared/read-naira'
import { depositDesk } from '#words/deposit-desk'
import { newId } from '../../../platform/browser/new-id.ts'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { EvidenceField } from '../../payments/index.ts'

const words = depositDesk.propose
export type DeductionValues = { key: string; reason: string; amount: TypedAmount; evidence: Evidence[] }
export const emptyDeduction = (): DeductionValues => ({
  key: newId(),
  reason: '',
  amount: null,
  evidence: [],
})

export const checkDeduction = ({ reason, amount }: DeductionValues) => ({
  reason: checkReason(reason, words.reasonMissing),
  amount: isPositive(amount) ? undefined : words.amountMissing,
})

type Props = {
  place: number
  value: DeductionValues
  isTried: boolean
  onChange: (next: DeductionValues) => void
  onRemove: () => void
}

/** One deduction: reason, amount and evidence. */
export function DeductionFields({ place, value, isTried, onChange, onRemove }: Props) {
  const { reason, amount, evidence } = value
  const wrong = isTried ? checkDeduction(value) : undefined
  const setFile = (index: number, file: Evidence | null) =>
    onChange({
      ...value,
      evidence: file ? [...evidence.slice(0, index), file] : evidence.filter((_, other) => other !== index),
    })
  return (
    <FieldGroup legend={words.deduction(place)}>
      <Field label={words.reason} error={wrong?.reason}>
        <TextInput
          maxLength={200}
          value={reason}
          onChange={(event) => onChange({ ...value, reason: event.target.value })}
        />
      </Field>
      <MoneyField
        label={words.amount}
        error={wrong?.amount}
        value={amount}
        onChange={(next) => onChange({ ...value, amount: next })}
      />
      {[...evidence, null].slice(0, 10).map((file, index) => (
        <EvidenceField key={file?.id ?? 'next'} value={file} onChange={(next) => setFile(index, next)} />
      ))}
      <Button kind="quiet" size="small" icon="trash" className="justify-self-start" onClick={onRemove}>
        {words.remove}
      </Button>
    </FieldGroup>
  )
}
