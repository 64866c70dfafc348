import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { isUnreadable } from '@gida/contract/shared/read-naira'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { refunds } from '#words/refunds'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { useDebounced } from '../../../ui/form/use-debounced.ts'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useIssueRefund } from '../changes.ts'
import { RefundEffect } from '../parts/RefundEffect.tsx'
import { refundPreviewQuery } from '../queries.ts'
import {
  checkRefund,
  checkRefundAmount,
  HandFields,
  handOf,
  RefundReason,
  refundOf,
  sumAndReason,
} from './RefundFields.tsx'

const words = refunds.sheet
const FATES = [
  { value: 'TAKEN_BACK', title: words.takenBack, note: words.takenBackNote },
  { value: 'STILL_OWED', title: words.stillOwed, note: words.stillOwedNote },
]

/** Refunds a payment: amount and reason, with a preview of its effect on each party. */
export function RefundSheet({ payment, onClose }: { payment: PaymentDetail; onClose: () => void }) {
  const whole = useQuery(refundPreviewQuery(payment.id))
  const most = whole.data?.most
  const isByHand = whole.data?.by_provider === false
  const form = useFields(refundOf(null), (values) => checkRefund(values, most ?? 0, words.tooMuch))
  const { control } = form
  const saving = useSave(form, useIssueRefund(), {
    input: (values) => ({
      body: {
        transaction_id: payment.id,
        ...sumAndReason(values),
        still_owed: values.fate === 'STILL_OWED',
        ...(isByHand && handOf(values)),
      },
    }),
    said: ({ amount }) => (isByHand ? words.doneByHand : words.done)(formatNaira(amount)),
    onSaved: onClose,
  })
  const isTyped = Boolean(form.formState.dirtyFields.amount)
  // Before the field can be typed in: afterwards the suggestion would land in what is being typed.
  useLayoutEffect(() => {
    if (most !== undefined && !isTyped) form.resetField('amount', { defaultValue: most })
  }, [most, isTyped, form.resetField])

  const amount = form.watch('amount')
  const wrong = most === undefined ? words.missing : checkRefundAmount(amount, most, words.tooMuch)
  const sum = wrong ? undefined : (amount as number)
  const asked = useSettled(sum)
  const effect = useQuery({ ...refundPreviewQuery(payment.id, asked), enabled: asked !== undefined })
  const fault = whole.error ?? effect.error
  return (
    <FormSheet
      title={words.title}
      note={words.from(payment.tenant_name, payment.reference)}
      form={{ ...saving, refusal: saving.refusal ?? (fault ? messageOf(fault) : undefined) }}
      onClose={onClose}
      save={words.confirm(sum === undefined ? '' : formatNaira(sum))}
      saving={words.busy}
      disabled={!most}
    >
      <FormMoneyField
        control={control}
        name="amount"
        label={words.amount}
        help={most === undefined ? undefined : words.most(formatNaira(most))}
        // An amount still being typed is not reported as an error.
        error={isTyped && !isUnreadable(amount) ? wrong : undefined}
        // Disabled until the suggested amount has loaded, which would overwrite input.
        disabled={most === undefined}
      />
      <FormRadioCards control={control} name="fate" label={words.what} options={FATES} />
      {isByHand && <HandFields control={control} />}
      <RefundReason control={control} />
      <RefundEffect effect={sum === undefined ? undefined : effect.data} isByHand={isByHand} />
    </FormSheet>
  )
}

/** Debounces the amount, so that no preview is fetched while typing. */
function useSettled(value: number | undefined): number | undefined {
  const [settled, setSettled] = useState(value)
  useDebounced(value, setSettled, 300)
  return settled
}
