import type { Charge } from '@gida/contract/domains/charges/charge'
import type { WaiverKind } from '@gida/contract/domains/charges/waiver'
import { isPositive, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useState } from 'react'
import { moneyBack } from '#words/money-back'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useWaiveCharge, useWriteOffCharge } from '../queries.ts'

const words = moneyBack.giveUp
type Props = { charge: Charge; kind: WaiverKind; onDone: () => void }

/** Asks no more for a charge, or gives it up as a loss: how much, and why. */
export function GiveUpCharge({ charge, kind, onDone }: Props) {
  const [amount, setAmount] = useState<TypedAmount>(charge.open_amount)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [waive, writeOff] = [useWaiveCharge(), useWriteOffCharge()]
  const isWaiver = kind === 'WAIVER'
  const deed = isWaiver ? waive : writeOff
  const open = formatNaira(charge.open_amount)
  const isAmount = isPositive(amount) && amount <= charge.open_amount
  const isReason = reason.trim().length >= 3
  const said = isAmount ? formatNaira(amount) : ''

  function confirm() {
    setTried(true)
    if (!isAmount || !isReason) return
    deed.mutate(
      { params: { id: charge.id }, body: { amount, reason: reason.trim() } },
      {
        onSuccess: () => {
          onDone()
          toast.success((isWaiver ? words.waived : words.writtenOff)(said))
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={(isWaiver ? words.waiveTitle : words.writeOffTitle)(charge.tenant_name)}
      confirm={(isWaiver ? words.confirmWaive : words.confirmWriteOff)(said)}
      keep={words.keep}
      onConfirm={confirm}
      danger
      busy={deed.isPending}
      busyText={words.busy}
      error={deed.error ? messageOf(deed.error) : undefined}
    >
      <div className="grid gap-4">
        <p>{(isWaiver ? words.waiveNote : words.writeOffNote)(charge.description, open)}</p>
        <MoneyField
          label={words.amount}
          help={words.most(open)}
          {...(isTried && !isAmount && { error: words.wrong(open) })}
          value={amount}
          onChange={setAmount}
        />
        <Field label={words.reason} {...(isTried && !isReason && { error: words.reasonMissing })}>
          <TextArea
            rows={2}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
