import type { AlertPerson, AlertReach } from '@gida/contract/domains/alerts/raise-alert'
import type { AlertWay } from '@gida/contract/domains/alerts/rules'
import { alerts } from '#words/alerts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = alerts.form
const FIRST = 3

type Reach = Pick<AlertReach, 'people' | 'phones' | 'emails' | 'unreachable' | 'sms_price'>

/** The same for people chosen by name. */
export const reachOf = (people: readonly AlertPerson[], { sms_price }: Reach): Reach => ({
  sms_price,
  people: people.length,
  phones: people.filter(({ has_phone }) => has_phone).length,
  emails: people.filter(({ has_email }) => has_email).length,
  unreachable: people.filter(({ has_phone }) => !has_phone).map(({ name }) => name),
})

/** How many people it reaches by each channel and at what cost, and who must be visited. */
export function ReachCard({ reach, ways }: { reach: Reach | undefined; ways: readonly AlertWay[] }) {
  if (!reach) return null
  const { people, phones, emails, unreachable, sms_price } = reach
  const names = unreachable.slice(0, FIRST)
  return (
    <Card aria-labelledby="reach">
      <CardHead title={words.reach} id="reach" />
      <CardBody className="grid gap-3">
        <DescriptionList>
          <DescriptionItem label={words.inApp}>{people}</DescriptionItem>
          {ways.includes('SMS') && <DescriptionItem label={words.bySms}>{phones}</DescriptionItem>}
          <DescriptionItem label={words.byMail}>{emails}</DescriptionItem>
          {ways.includes('SMS') && (
            <DescriptionItem label={words.smsPrice} strong>
              <Money kobo={phones * sms_price} />
            </DescriptionItem>
          )}
        </DescriptionList>
        {ways.includes('SMS') && names.length > 0 && (
          <p className="text-small text-ink-soft">
            {words.unreachable(names.join(', '), people - phones - names.length)}
          </p>
        )}
      </CardBody>
    </Card>
  )
}
