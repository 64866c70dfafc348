import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { paying } from '#words/paying'
import { payments } from '#words/payments'
import { useTitle } from '../../../platform/browser/title.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AskAbout } from '../../estates/index.ts'
import { HistoryOf } from '../../users/index.ts'
import { useVerifyPayment } from '../changes.ts'
import { AllocationPreview } from '../parts/AllocationPreview.tsx'
import { BankLineLink } from '../parts/BankLineLink.tsx'
import { CancelPayment } from '../parts/CancelPayment.tsx'
import { ClearReview } from '../parts/offline/ClearReview.tsx'
import { OfflinePaymentDetails, ReversedNote } from '../parts/offline/OfflinePaymentDetails.tsx'
import { ReversePayment } from '../parts/offline/ReversePayment.tsx'
import { PaymentDetails } from '../parts/PaymentDetails.tsx'
import { PaymentTimeline } from '../parts/PaymentTimeline.tsx'
import { paymentQuery } from '../queries.ts'
import { DisputeOfPayment, RefundsOfPayment } from '../slots.ts'
import { useReceiptActions } from '../use-receipt-actions.ts'

const paymentScreen = getRouteApi('/signed-in/frame/dashboard/payments/$id')

const words = payments.payment

/** One payment: its status, its allocations, and its actions. */
export function PaymentPage() {
  const { id } = paymentScreen.useParams()
  const answer = useQuery(paymentQuery(id))
  const { data: payment } = answer
  const title = payment ? words.title(formatNaira(payment.amount)) : paying.returning.frameUnknown
  useTitle(payment?.reference)

  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/payments">{words.crumb}</Link>}
        title={title}
        note={payment && words.from(payment.tenant_name, payment.property_unit)}
        actions={payment && <Actions payment={payment} />}
        wraps
      />
      <Loaded of={answer} missing={words.notFound} loading={payments.loading}>
        {(payment) => (
          <MainGrid
            aside={
              <>
                <PaymentDetails payment={payment} />
                <OfflinePaymentDetails payment={payment} />
                <HistoryOf type="payment" id={payment.id} />
              </>
            }
          >
            <ReversedNote payment={payment} />
            <Notes payment={payment} />
            <DisputeOfPayment payment_id={payment.id} />
            <Card aria-labelledby="stands">
              <CardHead title={words.timeline} id="stands" end={<AskNow payment={payment} />} />
              <CardBody>
                <PaymentTimeline payment={payment} />
              </CardBody>
            </Card>
            <AllocationPreview payment={payment} />
            <RefundsOfPayment payment={payment} />
          </MainGrid>
        )}
      </Loaded>
    </>
  )
}

function Actions({ payment }: { payment: PaymentDetail }) {
  const { download, email, isDownloading, isEmailing } = useReceiptActions()
  const isMine = useActor().user.id === payment.tenant_id
  const { id, status, receipt, receipt_url, reference, can } = payment
  const ask = <AskAbout about={{ type: 'payment', id }} withPeople={isMine ? [] : [payment.tenant_id]} />
  const isReceipt = status === 'COMPLETED' && can.receipt
  if (isReceipt) {
    return (
      <>
        <Button
          icon="download"
          busy={isDownloading}
          busyText={payments.receipt.downloading}
          onClick={() => download({ url: receipt_url, number: receipt?.number ?? reference })}
        >
          {payments.actions.download}
        </Button>
        <Button
          kind="second"
          icon="mail"
          busy={isEmailing}
          aria-label={payments.actions.email}
          onClick={() => email(receipt ? { receipt_id: receipt.id } : { payment_id: id })}
        >
          {payments.actions.emailShort}
        </Button>
        <ReversePayment payment={payment} />
        <BankLineLink payment={payment} />
        {ask}
      </>
    )
  }
  return (
    <>
      {isMine && status === 'PENDING' && payment.authorization_url && (
        <Button asChild>
          <a href={payment.authorization_url}>{words.continue}</a>
        </Button>
      )}
      {!payment.recorded && <CancelPayment payment={payment} />}
      {ask}
    </>
  )
}

/** While the payment is open, anyone who sees it may have the provider asked. */
function AskNow({ payment: { status, reference } }: { payment: PaymentDetail }) {
  const verify = useVerifyPayment()
  if (status !== 'PENDING' && status !== 'PROCESSING') return null
  return (
    <Button
      kind="quiet"
      size="small"
      icon="refresh"
      busy={verify.isPending}
      busyText={words.checking}
      onClick={() =>
        verify.mutate(
          { body: { reference } },
          { onError: (error) => toast.error(words.notChecked, { note: messageOf(error) }) },
        )
      }
    >
      {words.checkNow}
    </Button>
  )
}

function Notes({ payment }: { payment: PaymentDetail }) {
  const { split, landlord_share, landlord_name, needs_review, review_reason, status, recorded } = payment
  return (
    <>
      {needs_review && (
        <Banner tone="late" title={words.reviewTitle}>
          {review_reason ?? words.review}
          <ClearReview payment={payment} />
        </Banner>
      )}
      {status === 'COMPLETED' && split === 'WAITING' && !recorded && landlord_share !== null && (
        <Banner tone="wait">
          {words.splitWaiting(formatNaira(landlord_share), landlord_name ?? words.landlordUnknown)}
        </Banner>
      )}
      {status === 'PROCESSING' && (
        <Banner tone="wait" title={paying.returning.doNotPayAgain}>
          {paying.returning.safe}
        </Banner>
      )}
    </>
  )
}
