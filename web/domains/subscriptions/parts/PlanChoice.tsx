import type { PricePlan, Subscription } from '@gida/contract/domains/subscriptions/plan'
import { useState } from 'react'
import { subscriptions } from '#words/subscriptions'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useChoosePlan } from '../changes.ts'

const words = subscriptions.estate
type Props = { of: Subscription; plans: readonly PricePlan[] }

/** Chooses one of the plans on offer, or leaves the current one; confirmed first. */
export function PlanChoice({ of, plans }: Props) {
  const [asked, setAsked] = useState<PricePlan | 'none'>()
  const offered = plans.filter(
    ({ offered_from, ends_on }) => offered_from <= today() && !(ends_on && ends_on <= today()),
  )
  return (
    <Card aria-labelledby="plans">
      <CardHead
        wraps
        id="plans"
        title={words.plans}
        end={
          of.plan && (
            <Button kind="quiet" size="small" onClick={() => setAsked('none')}>
              {words.leave}
            </Button>
          )
        }
      />
      {offered.length === 0 && (
        <EmptyState small title={words.noPlans}>
          {words.noPlansNote}
        </EmptyState>
      )}
      <Rows label={words.plans}>
        {offered.map((plan) => (
          <Row
            key={plan.id}
            title={`${plan.name}, ${subscriptions.billed[plan.billed]}`}
            note={words.about(formatNaira(plan.unit_price ?? 0), plan.free_units)}
            end={
              plan.id === of.plan?.id ? (
                <Pill tone="in" icon="ok">
                  {words.yours}
                </Pill>
              ) : (
                <Button kind="second" size="small" onClick={() => setAsked(plan)}>
                  {words.take}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {asked && <Sure estate_id={of.estate.id} wanted={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}

type Sure = { estate_id: string; wanted: PricePlan | 'none'; onClose: () => void }

function Sure({ estate_id, wanted, onClose }: Sure) {
  const plan = wanted === 'none' ? null : wanted
  return (
    <ActionDialog
      change={useChoosePlan()}
      input={{ params: { id: estate_id }, body: { plan_id: plan?.id ?? null } }}
      title={plan ? words.takeTitle(plan.name) : words.leaveTitle}
      confirm={plan ? words.take : words.leave}
      keep={words.keep}
      busy={words.changing}
      said={words.changed}
      onClose={onClose}
    >
      {plan ? words.takeNote(plan.name) : words.leaveNote}
    </ActionDialog>
  )
}
