import type { PlatformEstatePage as Page } from '@gida/contract/domains/admin/estate'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { estateDesk } from '#words/estate-desk'
import { useTitle } from '../../../platform/browser/title.ts'
import { formatDay, formatWhen, lagosDay } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { platformEstateQuery } from '../desk-queries.ts'
import { type EstateAction, EstateDialog, estateActions } from '../parts/EstateDialogs.tsx'
import { activityOf, EstateMarks } from '../parts/estate-columns.tsx'
import { FeaturesCard } from '../parts/FeaturesCard.tsx'
import { HoldButton } from '../parts/HoldButton.tsx'

const words = estateDesk.page
const FOR_A_FINGER = 'inline-flex min-h-11 items-center'
const estateScreen = getRouteApi('/signed-in/frame/dashboard/admin/estates/$id')

/** One estate for the platform: managers, status, and the platform's actions on it. */
export function PlatformEstatePage() {
  const { id } = estateScreen.useParams()
  const answer = useQuery(platformEstateQuery(id))
  const [action, setAction] = useState<EstateAction | null>(null)
  const { data: estate } = answer
  useTitle(estate?.name)
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/admin/estates">{estateDesk.title}</Link>}
        title={estate?.name ?? estateDesk.title}
        note={estate && estateDesk.place(estate.lga, estate.state)}
        actions={
          estate &&
          estateActions(estate, setAction).map(({ label, icon, onSelect }) => (
            <Button key={label} kind="second" icon={icon} onClick={onSelect}>
              {label}
            </Button>
          ))
        }
        wraps
      />
      <Loaded of={answer} loading={words.loading}>
        {(estate) => (
          <div className="grid gap-4 *:min-w-0 md:gap-5">
            {estate.suspension && (
              <Banner tone="late" icon="stopped">
                {words.suspended(
                  estate.suspension.suspended_by_name,
                  formatWhen(estate.suspension.suspended_at),
                  estate.suspension.reason,
                )}
              </Banner>
            )}
            <MainGrid
              aside={
                <>
                  <Facts estate={estate} />
                  <HoldButton on={{ estate_id: id }} name={estate.name} />
                </>
              }
            >
              <FeaturesCard estate={estate} />
              <Steps steps={estate.steps} />
            </MainGrid>
          </div>
        )}
      </Loaded>
      {estate && action && <EstateDialog action={action} estate={estate} onClose={() => setAction(null)} />}
    </>
  )
}

const Facts = ({ estate }: { estate: Page }) => (
  <Card>
    <CardHead title={words.facts} end={<EstateMarks {...estate} />} wraps />
    <CardBody>
      <DescriptionList>
        <DescriptionItem label={words.address}>{estate.address}</DescriptionItem>
        <DescriptionItem label={words.managers}>
          {estate.managers.length === 0
            ? estateDesk.noManager
            : estate.managers.map(({ id, full_name }) => (
                <Link key={id} to="/dashboard/users/$id" params={{ id }} className="block">
                  {full_name}
                </Link>
              ))}
        </DescriptionItem>
        <DescriptionItem label={words.units}>
          {estateDesk.unitsOf(estate.units, estate.let_units)}
        </DescriptionItem>
        <DescriptionItem label={words.people}>{estate.people}</DescriptionItem>
        <DescriptionItem label={words.since}>
          {formatDay(lagosDay(new Date(estate.created_at)))}
        </DescriptionItem>
        <DescriptionItem label={words.activity}>{activityOf(estate)}</DescriptionItem>
      </DescriptionList>
      {estate.verification && <p className="mt-3 text-small">{words.verified(estate.verification.paper)}</p>}
      <p className="mt-1 flex flex-wrap gap-x-4">
        <Link className={FOR_A_FINGER} to="/dashboard/estates/$id" params={{ id: estate.id }}>
          {words.see}
        </Link>
        <Link className={FOR_A_FINGER} to="/dashboard/log" search={{ estate_id: estate.id }}>
          {words.log}
        </Link>
      </p>
    </CardBody>
  </Card>
)

const Steps = ({ steps }: Pick<Page, 'steps'>) => (
  <Card>
    <CardHead title={words.steps} />
    <CardBody>
      {steps.length === 0 ? (
        <p className="text-ink-soft">{words.noSteps}</p>
      ) : (
        <Timeline label={words.steps}>
          {steps.map(({ step, at, by_name, words: said }) => (
            <TimelineItem
              key={step + at}
              state={step === 'SUSPENDED' || step === 'WITHDRAWN' ? 'late' : 'done'}
              title={words.stepNames[step]}
              note={words.step(by_name, formatWhen(at))}
            >
              {said}
            </TimelineItem>
          ))}
        </Timeline>
      )}
    </CardBody>
  </Card>
)
