import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { assetPlans } from '#words/asset-plans'
import { assets } from '#words/assets'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { ChecklistStepItem } from '../parts/ChecklistStepItem.tsx'
import { checklistQuery } from '../queries.ts'

const words = assetPlans.checklist
const checklistScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/checklists/$id')

/** The checklist of a work order, for use on a phone on site. */
export function ChecklistPage() {
  const answer = useQuery(checklistQuery(checklistScreen.useParams().id))
  return (
    <Loaded of={answer} head={<PageHead title={words.title} />} missing={words.missing}>
      {({ order, asset, steps, done, can }) => (
        <>
          <PageHead
            crumb={
              asset ? (
                <Link to="/dashboard/maintenance/assets/$id" params={{ id: asset.id }}>
                  {asset.name}
                </Link>
              ) : (
                <Link to="/dashboard/maintenance/assets" search={{}}>
                  {assets.head}
                </Link>
              )
            }
            title={order.title}
            note={`${assets.one.order(order.number)} · ${words.done(done, steps.length)}`}
          />
          <div className="grid max-w-[640px] gap-4">
            {!can.answer && steps.length > 0 && <Banner tone="info">{words.kept}</Banner>}
            {steps.length === 0 ? (
              <EmptyState title={words.none} small />
            ) : (
              <ol className="grid gap-3" aria-label={words.title}>
                {steps.map((step) => (
                  <li key={step.id}>
                    <Card as="div">
                      <ChecklistStepItem step={step} can={can} />
                    </Card>
                  </li>
                ))}
              </ol>
            )}
          </div>
        </>
      )}
    </Loaded>
  )
}
