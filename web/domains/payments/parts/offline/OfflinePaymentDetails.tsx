import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { offlinePayments } from '#words/offline-payments'
import { DownloadButton } from '../../../../platform/http/DownloadButton.tsx'
import { formatDay, formatInstant } from '../../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../../ui/display/DescriptionList.tsx'
import { Pill } from '../../../../ui/display/Pill.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { CardBody } from '../../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../../ui/layout/CardHead.tsx'
import { downloadEvidence } from '../../offline-payment-queries.ts'

const words = offlinePayments.details
type Props = { payment: PaymentDetail }

/** Who received a recorded payment, where the money is, and the evidence. */
export function OfflinePaymentDetails({ payment: { recorded, description } }: Props) {
  if (!recorded) return null
  const { landed, received_by, recorded_by, payer_name, received_on, bank_reference, evidence } = recorded
  return (
    <Card aria-labelledby="recorded">
      <CardHead title={words.title} id="recorded" end={<Pill tone="info">{offlinePayments.total}</Pill>} />
      <CardBody>
        <p className="mb-3 text-small text-ink-soft">{words.notice}</p>
        <DescriptionList>
          <DescriptionItem label={words.took}>{received_by}</DescriptionItem>
          {recorded_by !== received_by && (
            <DescriptionItem label={words.wrote}>{recorded_by}</DescriptionItem>
          )}
          {payer_name && <DescriptionItem label={words.payer}>{payer_name}</DescriptionItem>}
          <DescriptionItem label={words.came}>{formatDay(received_on)}</DescriptionItem>
          <DescriptionItem label={words.went}>{words.places[landed]}</DescriptionItem>
          {bank_reference && (
            <DescriptionItem label={words.reference}>
              <span className="mono wrap-anywhere">{bank_reference}</span>
            </DescriptionItem>
          )}
          {description && <DescriptionItem label={words.description}>{description}</DescriptionItem>}
          {evidence && (
            <DescriptionItem label={words.evidence}>
              <DownloadButton
                kind="quiet"
                size="small"
                icon="attach"
                get={() => downloadEvidence(evidence.id)}
                name={evidence.name}
              >
                {offlinePayments.evidence.open}
              </DownloadButton>
            </DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
    </Card>
  )
}

/** Why a recorded payment was reversed. */
export function ReversedNote({ payment: { recorded } }: Props) {
  if (!recorded?.reversal) return null
  const { kind, by, at, reason } = recorded.reversal
  return (
    <Banner tone="late" title={offlinePayments.reversed.title[kind]}>
      {offlinePayments.reversed.text(by, formatInstant(at), reason)}
    </Banner>
  )
}
