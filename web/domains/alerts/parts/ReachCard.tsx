import type { AlertReach } from '@gida/contract/domains/alerts/alert'
import type { AlertWay } from '@gida/contract/domains/alerts/rules'
import { alerts } from '#words/alerts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = alerts.form
const FIRST = 3

/** Whom it reaches, by which ways, and whom by none but a knock. */
export function ReachCard({ reach, ways }: { reach: AlertReach | undefined; ways: readonly AlertWay[] }) {
  if (!reach) return null
  const { people, phones, emails, unreachable } = reach
  const names = unreachable.slice(0, FIRST)
  return (
    <Card aria-labelledby="reach">
      <CardHead title={words.reach} id="reach" />
      <CardBody className="grid gap-3">
        <DescriptionList>
          <DescriptionItem label={words.inApp}>{people}</DescriptionItem>
          {ways.includes('SMS') && <DescriptionItem label={words.bySms}>{phones}</DescriptionItem>}
          <DescriptionItem label={words.byMail}>{emails}</DescriptionItem>
        </DescriptionList>
        {ways.includes('SMS') && names.length > 0 && (
          <p className="text-small text-ink-soft">
            {words.unreachable(names.join(', '), unreachable.length - names.length)}
          </p>
        )}
      </CardBody>
    </Card>
  )
}
