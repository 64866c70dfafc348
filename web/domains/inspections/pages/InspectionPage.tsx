import type { InspectionDetail } from '@gida/contract/domains/inspections/inspection'
import { isSealed } from '@gida/contract/domains/inspections/rules'
import { lastMinute } from '@gida/contract/shared/dates'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { inspectionDesk } from '#words/inspection-desk'
import { inspections } from '#words/inspections'
import { useTitle } from '../../../platform/browser/title.ts'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { client } from '../../../platform/http/api.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { formatInstant, formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useCancelInspection } from '../changes.ts'
import { RemarkForm } from '../forms/RemarkForm.tsx'
import { InspectionPill } from '../parts/InspectionPill.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { RoomTables } from '../parts/RoomTables.tsx'
import { Signatures } from '../parts/Signatures.tsx'
import { WorseItems } from '../parts/WorseItems.tsx'
import { inspectionQuery } from '../queries.ts'

const oneScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/inspections/$id')
const words = inspections.one
const ONE = '/dashboard/maintenance/inspections/$id'
const { downloadInspection } = client.inspections

/** One report: content, signatures and actions. */
export function InspectionPage() {
  const answer = useQuery(inspectionQuery(oneScreen.useParams().id))
  useTitle(answer.data && inspections.reportOf(inspections.kinds[answer.data.kind]))
  return (
    <Loaded of={answer} head={<PageHead title={inspections.title} />} missing={inspections.missing}>
      {(report) => <OneReport report={report} />}
    </Loaded>
  )
}

function OneReport({ report }: { report: InspectionDetail }) {
  const [asks, setAsks] = useState<'remark' | 'cancel'>()
  const { id, can } = report
  const title = inspections.reportOf(inspections.kinds[report.kind])
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/maintenance/inspections">{inspections.title}</Link>}
        title={title}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {inspections.place(report.unit_name, report.property_name)} <InspectionPill of={report} />
          </span>
        }
        actions={<Acts report={report} title={title} />}
        wraps
      />
      <div className="grid gap-4 md:gap-5">
        <NotSent report={report} />
        <MainGrid
          aside={
            <>
              <Facts report={report} />
              <Signatures report={report} />
            </>
          }
        >
          <WorseItems report={report} />
          <Remarks report={report} onRemark={() => setAsks('remark')} />
          <RoomTables report={report} />
          {can.cancel && (
            <div>
              <Button kind="quiet" onClick={() => setAsks('cancel')}>
                {inspectionDesk.cancel.act}
              </Button>
            </div>
          )}
        </MainGrid>
      </div>
      {asks === 'remark' && <RemarkForm report={report} onClose={() => setAsks(undefined)} />}
      {asks === 'cancel' && <CancelDialog id={id} onClose={() => setAsks(undefined)} />}
    </>
  )
}

const CancelDialog = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <ActionDialog
    change={useCancelInspection()}
    input={{ params: { id } }}
    title={inspectionDesk.cancel.title}
    confirm={inspectionDesk.cancel.act}
    keep={inspectionDesk.cancel.keep}
    busy={inspectionDesk.cancel.busy}
    said={inspectionDesk.cancel.done}
    danger
    onClose={onClose}
  >
    {inspectionDesk.cancel.note}
  </ActionDialog>
)

function Acts({
  report: { id, can, earlier, unit_name, status },
  title,
}: {
  report: InspectionDetail
  title: string
}) {
  return (
    <>
      {can.write && (
        <Button asChild icon="pen">
          <Link to={`${ONE}/write`} params={{ id }} search={{}}>
            {inspectionDesk.writeOn}
          </Link>
        </Button>
      )}
      {can.sign_tenant && (
        <Button asChild icon="pen">
          <Link to={`${ONE}/sign`} params={{ id }}>
            {words.sign}
          </Link>
        </Button>
      )}
      {earlier && isSealed(status) && (
        <Button asChild kind="second">
          <Link to={`${ONE}/comparison`} params={{ id }}>
            {words.compare}
          </Link>
        </Button>
      )}
      <DownloadButton get={() => downloadInspection({ params: { id } })} name={`${title} ${unit_name}.pdf`}>
        {words.pdf}
      </DownloadButton>
    </>
  )
}

const Facts = ({ report }: { report: InspectionDetail }) => (
  <Card>
    <CardHead title={words.facts} />
    <CardBody>
      <DescriptionList>
        <DescriptionItem label={inspections.tenant}>
          {report.tenant_name ?? inspections.nobody}
        </DescriptionItem>
        <DescriptionItem label={words.by}>{report.made_by}</DescriptionItem>
        <DescriptionItem label={words.begun}>{formatInstant(report.created_at)}</DescriptionItem>
        <DescriptionItem label={words.sealed}>
          {report.sealed_at ? formatInstant(report.sealed_at) : words.draft}
        </DescriptionItem>
        {report.status === 'SEALED' && report.remarks_until && report.tenant_name && (
          <DescriptionItem label={words.remarksUntil}>
            {formatInstant(lastMinute(report.remarks_until))}
          </DescriptionItem>
        )}
        <DescriptionItem label={words.looked}>
          {inspections.progress(report.rated, report.items)}, {inspections.photos(report.photos)}
        </DescriptionItem>
        <DescriptionItem label={words.seal}>
          <span className="mono">{report.hash.slice(0, 8)}</span>
        </DescriptionItem>
      </DescriptionList>
      <p className="mt-3 text-small text-ink-soft">{words.stamped}</p>
    </CardBody>
  </Card>
)

function Remarks({ report, onRemark }: { report: InspectionDetail; onRemark: () => void }) {
  const { remarks, item_list, can } = report
  if (remarks.length === 0 && !can.remark) return null
  const nameOf = (item_id: string) => {
    const item = item_list.find(({ id }) => id === item_id)
    return item ? `${item.room}, ${item.name}` : ''
  }
  return (
    <Card>
      <CardHead title={words.remarks} />
      <Rows label={words.remarks}>
        {remarks.map(({ item_id, agrees, words: said, at }) => (
          <Row
            key={item_id}
            title={nameOf(item_id)}
            note={[said, formatWhen(at)].filter(Boolean).join(' · ')}
            end={
              <Pill tone={agrees ? 'in' : 'wait'}>
                {agrees ? inspections.remark.agrees : inspections.remark.contested}
              </Pill>
            }
          />
        ))}
      </Rows>
      {can.remark && (
        <CardBody>
          <Button kind="second" onClick={onRemark}>
            {inspections.remark.title}
          </Button>
        </CardBody>
      )}
    </Card>
  )
}
