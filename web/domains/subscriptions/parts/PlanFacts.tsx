import type { Subscription } from '@gida/contract/domains/subscriptions/plan'
import { subscriptions } from '#words/subscriptions'
import { formatDay, formatNaira, today } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = subscriptions.estate

/** The estate's current plan, its cost, and announced changes. */
export function PlanFacts({ of }: { of: Subscription }) {
  const { estate, plan, started_on, active_units, billable_units, month_so_far, next_invoice_on, credit } = of
  return (
    <Card aria-labelledby="plan">
      <CardHead id="plan" title={estate.name} />
      {!plan && (
        <EmptyState small title={words.none}>
          {words.noneNote}
        </EmptyState>
      )}
      <CardBody className="grid gap-4">
        {plan && <Announced plan={plan} />}
        <DescriptionList kind="ends">
          {plan && (
            <>
              <DescriptionItem
                label={words.plan}
              >{`${plan.name}, ${subscriptions.billed[plan.billed]}`}</DescriptionItem>
              <DescriptionItem label={words.price}>{formatNaira(plan.unit_price ?? 0)}</DescriptionItem>
              <DescriptionItem label={words.since}>{started_on && formatDay(started_on)}</DescriptionItem>
            </>
          )}
          <DescriptionItem label={words.active}>{active_units}</DescriptionItem>
          {plan && (
            <>
              <DescriptionItem label={words.billable}>{billable_units}</DescriptionItem>
              <DescriptionItem label={words.month} strong>
                <Money kobo={month_so_far} />
              </DescriptionItem>
              <DescriptionItem label={words.next}>
                {next_invoice_on && formatDay(next_invoice_on)}
              </DescriptionItem>
            </>
          )}
          {credit > 0 && (
            <DescriptionItem label={words.credit} tone="in">
              <Money kobo={credit} />
            </DescriptionItem>
          )}
        </DescriptionList>
        <p className="text-small text-ink-soft">{words.definition}</p>
      </CardBody>
    </Card>
  )
}

function Announced({ plan: { prices, ends_on } }: { plan: NonNullable<Subscription['plan']> }) {
  const next = prices.find(({ valid_from }) => valid_from > today())
  if (!next && !ends_on) return null
  return (
    <Banner tone="info">
      {next && <p>{words.announced(formatNaira(next.unit_price), formatDay(next.valid_from))}</p>}
      {ends_on && <p>{words.ends(formatDay(ends_on))}</p>}
    </Banner>
  )
}
