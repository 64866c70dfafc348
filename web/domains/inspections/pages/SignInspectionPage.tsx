import type { InspectionDetail } from '@gida/contract/domains/inspections/inspection'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { inspections } from '#words/inspections'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { TaskHeader } from '../../../ui/layout/TaskHeader.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { SignForm } from '../forms/SignForm.tsx'
import { outbox } from '../outbox.ts'
import { BottomBar } from '../parts/BottomBar.tsx'
import { Signatures } from '../parts/Signatures.tsx'
import { WorseItems } from '../parts/WorseItems.tsx'
import { inspectionQuery } from '../queries.ts'

const signScreen = getRouteApi('/signed-in/dashboard/maintenance/inspections/$id/sign')
const words = inspections.sign
const ONE = '/dashboard/maintenance/inspections/$id'

/** Shows a report for signing: first staff, then the tenant on the same phone, or later on their own. */
export function SignInspectionPage() {
  const { id } = signScreen.useParams()
  const answer = useQuery(inspectionQuery(id))
  return (
    <TaskLayout
      narrow
      title={answer.data ? inspections.reportOf(inspections.kinds[answer.data.kind]) : inspections.title}
      back={<Link to={answer.data?.can.write ? `${ONE}/write` : ONE} params={{ id }} />}
      backLabel={words.back}
      closeLabel={words.close}
    >
      <Loaded of={answer} missing={inspections.missing}>
        {(report) => <Signing report={report} isReading={answer.isFetching} />}
      </Loaded>
    </TaskLayout>
  )
}

function Signing({ report, isReading }: { report: InspectionDetail; isReading: boolean }) {
  const { id, items, photos, worse, rated, can, item_list } = report
  const waiting = outbox.useUnsent().filter(({ inspection_id }) => inspection_id === id).length
  const unproven = item_list.filter(({ needs_photo }) => needs_photo)
  const side = can.sign_staff ? 'STAFF' : can.sign_tenant ? 'TENANT' : undefined
  return (
    <>
      <div className="mb-4 grid gap-4">
        <TaskHeader
          title={words.title}
          note={[
            inspections.place(report.unit_name, report.property_name),
            words.note(items, photos, worse),
          ].join('. ')}
        />
        {rated < items && <p className="text-small">{words.notLooked(items - rated)}</p>}
        <WorseItems report={report} />
        <Signatures report={report} />
        {waiting > 0 && <Banner tone="wait">{words.waiting(waiting)}</Banner>}
        {can.sign_staff && unproven.length > 0 && waiting === 0 && (
          <Banner tone="late">
            {words.photosMissing(unproven.map(({ room, name }) => `${room}, ${name}`).join('; '))}
          </Banner>
        )}
      </div>
      {side && waiting === 0 ? (
        <SignForm
          key={side}
          report={report}
          side={side}
          isReading={isReading}
          onSigned={() => window.scrollTo({ top: 0 })}
        />
      ) : (
        <BottomBar>
          <Button asChild size="big" wide kind="second">
            <Link to={ONE} params={{ id }}>
              {words.open}
            </Link>
          </Button>
        </BottomBar>
      )}
    </>
  )
}
