import type { HandWay } from '@gida/contract/domains/refunds/refund'
import { isPositive, type TypedAmount } from '@gida/contract/shared/read-naira'
import { type FormEvent, useState } from 'react'
import { moneyBack } from '#words/money-back'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { useRefundCredit } from '../queries.ts'

const words = { ...moneyBack.sheet, ...moneyBack.creditBack }
const WAYS = (['BANK_TRANSFER', 'CASH'] as const).map((value) => ({ value, title: moneyBack.ways[value] }))

type Props = {
  of: { estate_id: string; tenant_id: string }
  tenantName: string
  /** The free credit in this estate. */
  most: number
  onClose: () => void
}

/** A tenant's free credit, given back by hand: how much, how and why. */
export function RefundCredit({ of, tenantName, most, onClose }: Props) {
  const [amount, setAmount] = useState<TypedAmount>(most)
  const [way, setWay] = useState<HandWay>('BANK_TRANSFER')
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const refund = useRefundCredit()
  const isAmount = isPositive(amount) && amount <= most
  const isReason = reason.trim().length >= 3
  const wrongAmount = isPositive(amount) ? words.tooMuch(formatNaira(most)) : words.missing

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isAmount || !isReason || refund.isPending) return
    const hand_reference = reference.trim()
    refund.mutate(
      { body: { ...of, amount, way, reason: reason.trim(), ...(hand_reference && { hand_reference }) } },
      {
        onSuccess: (done) => {
          onClose()
          toast.success(words.doneByHand(formatNaira(done.amount)))
        },
      },
    )
  }
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && !refund.isPending && onClose()}
      title={words.title}
      note={words.from(tenantName, formatNaira(most))}
      footer={
        <Button type="submit" form="credit" size="big" wide busy={refund.isPending} busyText={words.busy}>
          {words.confirm(isAmount ? formatNaira(amount) : '')}
        </Button>
      }
    >
      <form id="credit" noValidate className="grid gap-4 px-4 pb-5 md:px-5" onSubmit={submit}>
        <p className="text-ink-soft">{words.note}</p>
        <MoneyField
          label={words.amount}
          help={words.most(formatNaira(most))}
          {...(isTried && !isAmount && { error: wrongAmount })}
          value={amount}
          onChange={setAmount}
        />
        <RadioCards
          label={words.way}
          name="way"
          columns={2}
          options={WAYS}
          value={way}
          onChange={(next) => setWay(next as HandWay)}
        />
        <Field label={words.handReference} opt={words.optional}>
          <TextInput
            maxLength={80}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        </Field>
        <Field
          label={words.reason}
          help={words.reasonHelp}
          {...(isTried && !isReason && { error: words.reasonMissing })}
        >
          <TextArea
            rows={2}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {refund.error && (
          <Banner tone="late" live>
            {messageOf(refund.error)}
          </Banner>
        )}
      </form>
    </Sheet>
  )
}
