import type { HandWay } from '@gida/contract/domains/refunds/refund'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import type { UseFormReturn } from 'react-hook-form'
import { refunds } from '#words/refunds'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { formatNaira } from '../../../platform/screens/format.ts'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'

const words = refunds.sheet
const WAYS = (['BANK_TRANSFER', 'CASH'] as const).map((value) => ({ value, title: refunds.ways[value] }))

export type RefundValues = {
  amount: TypedAmount
  fate: 'TAKEN_BACK' | 'STILL_OWED'
  way: HandWay
  hand_reference: string
  reason: string
}

/** Initial values: the largest possible amount, by transfer. */
export const refundOf = (most: number | null): RefundValues => ({
  amount: most,
  fate: 'TAKEN_BACK',
  way: 'BANK_TRANSFER',
  hand_reference: '',
  reason: '',
})

export const checkRefund = (
  { amount, reason }: RefundValues,
  most: number,
  tooMuch: (most: string) => string,
) => ({
  amount: checkRefundAmount(amount, most, tooMuch),
  reason: checkReason(reason, words.reasonMissing),
})

export function checkRefundAmount(amount: TypedAmount, most: number, tooMuch: (most: string) => string) {
  if (!isPositive(amount)) return words.missing
  return amount > most ? tooMuch(formatNaira(most)) : undefined
}

/** Fields of every refund, and those of one made by hand. */
export const sumAndReason = ({ amount, reason }: RefundValues) => ({
  amount: koboIn(amount) ?? 0,
  reason: reason.trim(),
})
export const handOf = ({ way, hand_reference }: RefundValues) => ({
  way,
  ...(hand_reference.trim() && { hand_reference: hand_reference.trim() }),
})

type Props = Pick<UseFormReturn<RefundValues>, 'control'>

/** The fields of a refund made by hand. */
export const HandFields = ({ control }: Props) => (
  <>
    <FormRadioCards control={control} name="way" label={words.way} columns={2} options={WAYS} />
    <FormTextField
      control={control}
      name="hand_reference"
      label={words.handReference}
      opt={words.optional}
      maxLength={80}
    />
  </>
)

export const RefundReason = ({ control }: Props) => (
  <FormTextField
    control={control}
    name="reason"
    label={words.reason}
    help={words.reasonHelp}
    rows={2}
    maxLength={300}
  />
)
