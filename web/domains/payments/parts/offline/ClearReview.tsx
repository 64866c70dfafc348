import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { useState } from 'react'
import { offlinePayments } from '#words/offline-payments'
import { ReasonDialog } from '../../../../platform/forms/ReasonDialog.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { useUpdatePayment } from '../../offline-payment-changes.ts'
import { useMayRecord } from './RecordActions.tsx'

const words = offlinePayments.review

/** Marks a payment as reviewed, with a note of the finding. */
export function ClearReview({ payment }: { payment: PaymentDetail }) {
  const [isAsking, setAsking] = useState(false)
  const update = useUpdatePayment()
  if (!useMayRecord()) return null
  return (
    <span className="mt-3 block">
      <Button kind="second" size="small" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      {isAsking && (
        <ReasonDialog
          change={update}
          input={(review_note) => ({ params: { id: payment.id }, body: { review_note } })}
          said={words.done}
          title={words.title}
          label={words.note}
          missing={offlinePayments.reverse.reasonMissing}
          save={words.save}
          saving={words.saving}
          cancel={words.keep}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  )
}
