import { isPositive } from '@gida/contract/shared/read-naira'
import { refunds } from '#words/refunds'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useRefundCredit } from '../changes.ts'
import { checkRefund, HandFields, handOf, RefundReason, refundOf, sumAndReason } from './RefundFields.tsx'

const words = { ...refunds.sheet, ...refunds.creditBack }

type Props = {
  of: { estate_id: string; tenant_id: string }
  tenantName: string
  /** The unused credit in this estate, in kobo. */
  most: number
  onClose: () => void
}

/** Refunds a tenant's unused credit by hand: amount, method and reason. */
export function RefundCredit({ of, tenantName, most, onClose }: Props) {
  const form = useFields(refundOf(most), (values) => checkRefund(values, most, words.tooMuch))
  const { control } = form
  const saving = useSave(form, useRefundCredit(), {
    input: (values) => ({ body: { ...of, ...sumAndReason(values), ...handOf(values) } }),
    said: ({ amount }) => words.doneByHand(formatNaira(amount)),
    onSaved: onClose,
  })
  const amount = form.watch('amount')
  return (
    <FormSheet
      title={words.title}
      note={words.from(tenantName, formatNaira(most))}
      form={saving}
      onClose={onClose}
      save={words.confirm(isPositive(amount) && amount <= most ? formatNaira(amount) : '')}
      saving={words.busy}
    >
      <p className="text-ink-soft">{words.note}</p>
      <FormMoneyField
        control={control}
        name="amount"
        label={words.amount}
        help={words.most(formatNaira(most))}
      />
      <HandFields control={control} />
      <RefundReason control={control} />
    </FormSheet>
  )
}
