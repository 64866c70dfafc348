import type { PlanDetail } from '@gida/contract/domains/assets/plan'
import { assetPlans } from '#words/asset-plans'
import { assets } from '#words/assets'
import { formatDay } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = assetPlans.one

/** Of what, where, when next, and for how much. */
export const PlanFacts = ({ plan }: { plan: PlanDetail }) => (
  <Card>
    <CardHead title={words.facts} />
    <CardBody>
      <DescriptionList>
        {plan.asset_name && <DescriptionItem label={words.asset}>{plan.asset_name}</DescriptionItem>}
        <DescriptionItem label={words.where}>
          {assets.place(plan.unit_name, plan.property_name, plan.estate_name)}
        </DescriptionItem>
        {plan.next_on && <DescriptionItem label={words.next}>{formatDay(plan.next_on)}</DescriptionItem>}
        {plan.hours_left !== null && (
          <DescriptionItem label={words.next}>{assetPlans.hoursLeft(plan.hours_left)}</DescriptionItem>
        )}
        <DescriptionItem label={words.lead}>{words.leadDays(plan.lead_days)}</DescriptionItem>
        {plan.estimate !== null && (
          <DescriptionItem label={words.estimate}>
            <Money kobo={plan.estimate} />
          </DescriptionItem>
        )}
      </DescriptionList>
      {plan.instructions && <p className="mt-3 text-small whitespace-pre-line">{plan.instructions}</p>}
    </CardBody>
  </Card>
)
