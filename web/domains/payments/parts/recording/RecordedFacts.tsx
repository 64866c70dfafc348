import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { recording } from '#words/recording'
import { DownloadButton } from '../../../../platform/DownloadButton.tsx'
import { formatDay, formatInstant } from '../../../../platform/format.ts'
import { Fact } from '../../../../ui/display/Fact.tsx'
import { Facts } from '../../../../ui/display/Facts.tsx'
import { Pill } from '../../../../ui/display/Pill.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { CardBody } from '../../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../../ui/layout/CardHead.tsx'
import { getProof } from '../../recording-queries.ts'

const words = recording.facts
type Props = { payment: PaymentDetail }

/** Of money that a person recorded: who took it, where it went, and what proves it. */
export function RecordedFacts({ payment: { recorded, description } }: Props) {
  if (!recorded) return null
  const { landed, received_by, recorded_by, payer_name, received_on, bank_reference, proof } = recorded
  return (
    <Card aria-labelledby="recorded">
      <CardHead title={words.title} id="recorded" end={<Pill tone="info">{recording.total}</Pill>} />
      <CardBody>
        <p className="mb-3 text-small text-ink-soft">{words.notice}</p>
        <Facts>
          <Fact label={words.took}>{received_by}</Fact>
          {recorded_by !== received_by && <Fact label={words.wrote}>{recorded_by}</Fact>}
          {payer_name && <Fact label={words.payer}>{payer_name}</Fact>}
          <Fact label={words.came}>{formatDay(received_on)}</Fact>
          <Fact label={words.went}>{words.places[landed]}</Fact>
          {bank_reference && (
            <Fact label={words.reference}>
              <span className="mono wrap-anywhere">{bank_reference}</span>
            </Fact>
          )}
          {description && <Fact label={words.description}>{description}</Fact>}
          {proof && (
            <Fact label={words.proof}>
              <DownloadButton
                kind="quiet"
                size="small"
                icon="attach"
                get={() => getProof(proof.id)}
                name={proof.name}
              >
                {recording.proof.open}
              </DownloadButton>
            </Fact>
          )}
        </Facts>
      </CardBody>
    </Card>
  )
}

/** Why recorded money is out of the books again. */
export function ReversedNote({ payment: { recorded } }: Props) {
  if (!recorded?.reversal) return null
  const { kind, by, at, reason } = recorded.reversal
  return (
    <Banner tone="late" title={recording.reversed.title[kind]}>
      {recording.reversed.text(by, formatInstant(at), reason)}
    </Banner>
  )
}
