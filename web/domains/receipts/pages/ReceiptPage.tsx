import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { payments } from '#words/payments'
import { hasCode, messageOf, referenceOf } from '../../../platform/errors.ts'
import { useTitle } from '../../../platform/title.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FocusFrame } from '../../../ui/layout/FocusFrame.tsx'
import { ReceiptBar, ReceiptView, useReceiptDeeds } from '../parts/ReceiptView.tsx'
import { receiptQuery } from '../queries.ts'

const receiptScreen = getRouteApi('/signed-in/dashboard/receipts/$id')

const words = payments.receipt

/** The receipt on paper, and what can be done with it. */
export function ReceiptPage() {
  const { id } = receiptScreen.useParams()
  const { data: receipt, error, refetch, isFetching } = useQuery(receiptQuery(id))
  const deeds = useReceiptDeeds(receipt)
  useTitle(receipt?.number)

  return (
    <FocusFrame
      title={words.frame}
      back={<Link to="/dashboard/payments/receipts" />}
      close={<Link to="/dashboard" />}
      backLabel={words.back}
      closeLabel={words.close}
      payBar={receipt && <ReceiptBar deeds={deeds} />}
    >
      {receipt && <ReceiptView receipt={receipt} deeds={deeds} />}
      {!receipt && <h1 className="sr-only">{words.frame}</h1>}
      {!receipt && (
        <Card>
          {error ? (
            <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
              {hasCode(error, 'NOT_FOUND') ? words.notFound : messageOf(error)}
            </ErrorPanel>
          ) : (
            <SkeletonRows />
          )}
        </Card>
      )}
    </FocusFrame>
  )
}
