import type { PlanDetail } from '@gida/contract/domains/assets/plan'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { assetPlans } from '#words/asset-plans'
import { useTitle } from '../../../platform/browser/title.ts'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { formatDay } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useEndPlan } from '../changes.ts'
import { PlanFacts } from '../parts/PlanFacts.tsx'
import { PlanTimes } from '../parts/PlanTimes.tsx'
import { planQuery } from '../queries.ts'
import { repeatWords } from '../repeat-values.ts'

const words = assetPlans.one
const planScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/plans/$id')

/** One plan: recurrence, past occurrences and coming ones. */
export function PlanPage() {
  const answer = useQuery(planQuery(planScreen.useParams().id))
  useTitle(answer.data?.title)
  return (
    <Loaded of={answer} head={<PageHead title={assetPlans.title} />} missing={assetPlans.missing}>
      {(plan) => <OnePlan key={plan.id} plan={plan} />}
    </Loaded>
  )
}

function OnePlan({ plan }: { plan: PlanDetail }) {
  const { id, title, can, ended_reason, coming, steps } = plan
  const [isEnding, setEnding] = useState(false)
  return (
    <>
      <PageHead
        crumb={
          plan.asset_id ? (
            <Link to="/dashboard/maintenance/assets/$id" params={{ id: plan.asset_id }}>
              {plan.asset_name}
            </Link>
          ) : (
            <Link to="/dashboard/maintenance/plans" search={{}}>
              {assetPlans.yearPage.title}
            </Link>
          )
        }
        title={title}
        note={repeatWords(plan)}
        actions={
          can.manage && (
            <>
              <Button asChild icon="pen">
                <Link to="/dashboard/maintenance/plans/$id/change" params={{ id }}>
                  {words.edit}
                </Link>
              </Button>
              <Button kind="second" icon="stopped" onClick={() => setEnding(true)}>
                {words.end}
              </Button>
            </>
          )
        }
        wraps
      />
      <div className="grid gap-4 md:gap-5">
        {plan.status === 'ENDED' && <Banner tone="info">{words.endedFor(ended_reason)}</Banner>}
        <MainGrid aside={<PlanFacts plan={plan} />}>
          <PlanTimes plan={plan} />
          <Card>
            <CardHead title={words.coming} />
            <CardBody>
              {coming.length === 0 && <p className="text-small text-ink-soft">{words.noComing}</p>}
              <ol className="figures grid grid-cols-2 gap-1 md:grid-cols-3" aria-label={words.coming}>
                {coming.map((day) => (
                  <li key={day}>{formatDay(day)}</li>
                ))}
              </ol>
            </CardBody>
          </Card>
          {steps.length > 0 && (
            <Card>
              <CardHead title={assetPlans.steps.title} />
              <CardBody>
                <ol className="grid list-decimal gap-1 ps-5">
                  {steps.map((step) => (
                    <li key={step.title}>
                      {step.title}{' '}
                      <span className="text-small text-ink-soft">{assetPlans.steps.kinds[step.kind]}</span>
                    </li>
                  ))}
                </ol>
              </CardBody>
            </Card>
          )}
        </MainGrid>
      </div>
      {isEnding && <EndForm id={id} onClose={() => setEnding(false)} />}
    </>
  )
}

const EndForm = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <ReasonDialog
    change={useEndPlan()}
    input={(reason) => ({ params: { id }, body: { reason } })}
    title={words.end}
    note={words.endNote}
    label={words.endWhy}
    missing={words.endMissing}
    rows={2}
    said={words.endSaved}
    save={words.end}
    saving={words.working}
    cancel={words.keep}
    danger
    onClose={onClose}
  />
)
