import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import type { HandWay } from '@gida/contract/domains/refunds/refund'
import { isPositive, isUnreadable, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { useDebounced } from '../../../ui/form/use-debounced.ts'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { RefundEffect } from '../parts/RefundEffect.tsx'
import { refundPreviewQuery, useIssueRefund } from '../queries.ts'

const words = moneyBack.sheet
const FATES = [
  { value: 'TAKEN_BACK', title: words.takenBack, note: words.takenBackNote },
  { value: 'STILL_OWED', title: words.stillOwed, note: words.stillOwedNote },
]
const WAYS = (['BANK_TRANSFER', 'CASH'] as const).map((value) => ({ value, title: moneyBack.ways[value] }))

type Props = { payment: PaymentDetail; open: boolean; onOpenChange: (open: boolean) => void }

/** How much goes back, why, and what that does to everybody, in naira, before it is promised. */
export function RefundSheet({ payment, open, onOpenChange }: Props) {
  const whole = useQuery({ ...refundPreviewQuery(payment.id), enabled: open })
  const most = whole.data?.most
  const [typed, setTyped] = useState<TypedAmount>()
  const amount = typed === undefined ? (most ?? null) : typed
  const [fate, setFate] = useState('TAKEN_BACK')
  const [way, setWay] = useState<HandWay>('BANK_TRANSFER')
  const [handReference, setHandReference] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const issue = useIssueRefund()

  const isAmount = isPositive(amount) && most !== undefined && amount <= most
  const asked = useSettled(isAmount ? amount : undefined)
  const effect = useQuery({ ...refundPreviewQuery(payment.id, asked), enabled: open && asked !== undefined })
  const isByHand = whole.data?.by_provider === false
  const wrongAmount = isPositive(amount)
    ? most !== undefined && !isAmount
      ? words.tooMuch(formatNaira(most))
      : undefined
    : words.missing

  // While it is being typed, half an amount is not yet a wrong one.
  const isWrongSaid = isTried || (typed !== undefined && !isUnreadable(typed))

  function close() {
    onOpenChange(false)
    setTyped(undefined)
    setReason('')
    setTried(false)
    issue.reset()
  }
  function submit() {
    setTried(true)
    if (!isAmount || reason.trim().length < 3 || issue.isPending) return
    issue.mutate(
      {
        body: {
          transaction_id: payment.id,
          amount,
          reason: reason.trim(),
          still_owed: fate === 'STILL_OWED',
          ...(isByHand && { way, ...(handReference.trim() && { hand_reference: handReference.trim() }) }),
        },
      },
      {
        onSuccess: (refund) => {
          close()
          toast.success((isByHand ? words.doneByHand : words.done)(formatNaira(refund.amount)))
        },
      },
    )
  }
  const fault = issue.error ?? whole.error ?? effect.error
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : !issue.isPending && close())}
      title={words.title}
      note={words.from(payment.tenant_name, payment.reference)}
      footer={
        <Button
          type="submit"
          form="refund"
          size="big"
          wide
          busy={issue.isPending}
          busyText={words.busy}
          disabled={!whole.data || most === 0}
        >
          {words.confirm(isAmount ? formatNaira(amount) : '')}
        </Button>
      }
    >
      <form
        id="refund"
        noValidate
        className="grid gap-4 px-4 pb-5 md:px-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <MoneyField
          label={words.amount}
          {...(most !== undefined && { help: words.most(formatNaira(most)) })}
          {...(most !== undefined && isWrongSaid && wrongAmount && { error: wrongAmount })}
          value={amount}
          onChange={setTyped}
          // What is proposed would come into what somebody is typing.
          disabled={most === undefined}
        />
        <RadioCards label={words.what} name="fate" options={FATES} value={fate} onChange={setFate} />
        {isByHand && (
          <>
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
                value={handReference}
                onChange={(event) => setHandReference(event.target.value)}
              />
            </Field>
          </>
        )}
        <Field
          label={words.reason}
          help={words.reasonHelp}
          {...(isTried && reason.trim().length < 3 && { error: words.reasonMissing })}
        >
          <TextArea
            rows={2}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <RefundEffect effect={isAmount ? effect.data : undefined} isByHand={isByHand} />
        {fault && (
          <Banner tone="late" live>
            {messageOf(fault)}
          </Banner>
        )}
      </form>
    </Sheet>
  )
}

/** What stands still for a moment: nobody is asked while a person types. */
function useSettled(value: number | undefined): number | undefined {
  const [settled, setSettled] = useState(value)
  useDebounced(value, setSettled, 300)
  return settled
}
