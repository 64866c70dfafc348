import type { PricePlan } from '@gida/contract/domains/subscriptions/plan'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { subscriptions } from '#words/subscriptions'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { formatDay, formatNaira, today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { EndPlanForm, PriceForm } from '../forms/AnnounceForms.tsx'
import { PlanForm } from '../forms/PlanForm.tsx'
import { SellerCard } from '../parts/SellerCard.tsx'
import { plansQuery, sellerQuery } from '../queries.ts'

const words = subscriptions.plans

/** The plans Gida offers, and the seller. */
export function PlansPage() {
  const answer = useQuery(plansQuery)
  const seller = useQuery(sellerQuery)
  const mayWrite = hasPermission(useActor(), 'platform_write')
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/admin/revenue">{words.crumb}</Link>}
        title={words.title}
        note={words.note}
        actions={
          mayWrite &&
          seller.data?.seller && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          )
        }
        wraps
      />
      <div className="grid max-w-[760px] gap-4">
        <SellerCard mayWrite={mayWrite} />
        <Card>
          <CardHead title={words.list} />
          <Loaded bare of={answer} loading={words.loading}>
            {({ data }) => <Plans plans={data} mayWrite={mayWrite} />}
          </Loaded>
        </Card>
      </div>
      {isAdding && <PlanForm onClose={() => setAdding(false)} />}
    </>
  )
}

function Plans({ plans, mayWrite }: { plans: readonly PricePlan[]; mayWrite: boolean }) {
  const { open: asked, show, close, question } = useOpenForm<{ form: 'price' | 'end'; plan: PricePlan }>()
  if (plans.length === 0)
    return (
      <EmptyState small title={words.empty}>
        {words.emptyNote}
      </EmptyState>
    )
  return (
    <>
      <Rows label={words.list}>
        {plans.map((plan) => (
          <Row
            key={plan.id}
            title={`${plan.name}, ${subscriptions.billed[plan.billed]}`}
            note={aboutPlan(plan)}
            end={
              mayWrite && (
                <RowMenu
                  label={words.more(plan.name)}
                  items={[
                    { label: words.change, icon: 'pen', onSelect: () => show({ form: 'price', plan }) },
                    ...(plan.ends_on
                      ? []
                      : [
                          {
                            label: words.end,
                            icon: 'close' as const,
                            onSelect: () => show({ form: 'end', plan }),
                          },
                        ]),
                  ]}
                />
              )
            }
          />
        ))}
      </Rows>
      {asked?.form === 'price' && <PriceForm key={asked.plan.id} of={asked.plan} onClose={close} />}
      {asked?.form === 'end' && <EndPlanForm key={asked.plan.id} of={asked.plan} onClose={close} />}
      {question}
    </>
  )
}

function aboutPlan({ prices, unit_price, free_units, offered_from, ends_on }: PricePlan): string {
  const [first] = prices
  const next = prices.find(({ valid_from }) => valid_from > today())
  return [
    subscriptions.estate.about(formatNaira(unit_price ?? first?.unit_price ?? 0), free_units),
    words.from(formatDay(offered_from)),
    ...(next && unit_price !== null
      ? [words.next(formatNaira(next.unit_price), formatDay(next.valid_from))]
      : []),
    ...(ends_on ? [words.ended(formatDay(ends_on))] : []),
  ].join(' · ')
}
