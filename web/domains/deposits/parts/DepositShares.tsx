import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { deposits } from '#words/deposits'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { downloadEvidence } from '../../payments/index.ts'

const words = deposits.one

/** The proposed or booked split: deductions with evidence, arrears, refund, and the tenant's answer. */
export function DepositShares({ deposit }: { deposit: DepositDetail }) {
  const said = useActor().user.role === 'TENANT' ? words.toTenant : words
  const { deductions, to_arrears, to_return, note, proposed_at, answer, parts, returned, state } = deposit
  if (!proposed_at) return null
  return (
    <>
      {answer && (
        <Banner tone={answer.agreed ? 'in' : 'late'} title={answer.agreed ? said.answer.yes : said.answer.no}>
          {answer.words}
        </Banner>
      )}
      {parts.map(({ amount, on, bank_reference }) => (
        <Banner key={bank_reference} tone="in">
          {words.partSent(formatNaira(amount), formatDay(on), bank_reference)}
        </Banner>
      ))}
      {returned && (
        <Banner tone="in">
          {words.sent(formatNaira(returned.amount), formatDay(returned.on), returned.bank_reference)}
        </Banner>
      )}
      <Card aria-labelledby="shares">
        <CardHead title={words.shares} id="shares" />
        <CardBody>
          {state === 'PROPOSED' && <p className="mb-3 text-small text-ink-soft">{said.waits}</p>}
          {deductions.length === 0 && <p className="mb-2 text-ink-soft">{words.noDeductions}</p>}
          <DescriptionList>
            {deductions.map(({ id, reason, amount, evidence }) => (
              <DescriptionItem
                key={id}
                label={
                  <>
                    {reason}
                    {evidence.map((evidence, place) => (
                      <DownloadButton
                        key={evidence.id}
                        kind="quiet"
                        size="small"
                        icon="attach"
                        get={() => downloadEvidence(evidence.id)}
                        name={evidence.name}
                      >
                        {words.evidence(place + 1)}
                      </DownloadButton>
                    ))}
                  </>
                }
              >
                <Money kobo={amount} />
              </DescriptionItem>
            ))}
            {to_arrears > 0 && (
              <DescriptionItem label={words.arrears}>
                <Money kobo={to_arrears} />
              </DescriptionItem>
            )}
            <DescriptionItem label={said.back} sum>
              <Money kobo={to_return} />
            </DescriptionItem>
          </DescriptionList>
          {note && <p className="mt-3 text-small whitespace-pre-line text-ink-soft">{note}</p>}
        </CardBody>
      </Card>
    </>
  )
}
