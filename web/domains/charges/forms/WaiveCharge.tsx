import type { Charge } from '@gida/contract/domains/charges/charge'
import type { WaiverKind } from '@gida/contract/domains/charges/waiver'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { refunds } from '#words/refunds'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useWaiveCharge, useWriteOffCharge } from '../changes.ts'

const words = refunds.giveUp
type Props = { charge: Charge; kind: WaiverKind; onDone: () => void }
type Values = { amount: TypedAmount; reason: string }

/** Waives a charge or writes it off: amount and reason. */
export function WaiveCharge({ charge, kind, onDone }: Props) {
  const isWaiver = kind === 'WAIVER'
  const open = formatNaira(charge.open_amount)
  const isAmount = (amount: TypedAmount) => isPositive(amount) && amount <= charge.open_amount
  const form = useFields<Values>({ amount: charge.open_amount, reason: '' }, ({ amount, reason }) => ({
    amount: isAmount(amount) ? undefined : words.wrong(open),
    reason: checkReason(reason, words.reasonMissing),
  }))
  const amount = form.watch('amount')
  const said = isAmount(amount) ? formatNaira(amount as number) : ''
  const change = {
    input: ({ amount, reason }: Values) => ({
      params: { id: charge.id },
      body: { amount: koboIn(amount) ?? 0, reason: reason.trim() },
    }),
    onSaved: onDone,
  }
  const waiving = useSave(form, useWaiveCharge(), { ...change, said: words.waived(said) })
  const writingOff = useSave(form, useWriteOffCharge(), { ...change, said: words.writtenOff(said) })
  return (
    <FormDialog
      title={(isWaiver ? words.waiveTitle : words.writeOffTitle)(charge.tenant_name)}
      note={(isWaiver ? words.waiveNote : words.writeOffNote)(charge.description, open)}
      form={isWaiver ? waiving : writingOff}
      onClose={onDone}
      save={(isWaiver ? words.confirmWaive : words.confirmWriteOff)(said)}
      saving={words.busy}
      cancel={words.keep}
      danger
    >
      <FormMoneyField control={form.control} name="amount" label={words.amount} help={words.most(open)} />
      <FormTextField control={form.control} name="reason" label={words.reason} rows={2} maxLength={300} />
    </FormDialog>
  )
}
