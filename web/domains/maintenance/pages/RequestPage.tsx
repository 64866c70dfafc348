import type { MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { maintenance as words } from '#words/maintenance'
import { useTitle } from '../../../platform/browser/title.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AskAbout } from '../../conversations/index.ts'
import { DocumentsOf } from '../../estates/index.ts'
import { ConfirmForm } from '../forms/ConfirmForm.tsx'
import { ReopenForm } from '../forms/ReopenForm.tsx'
import { ClockText } from '../parts/ClockText.tsx'
import { placeOf } from '../parts/place-of.ts'
import { RequestActs } from '../parts/RequestActs.tsx'
import { RequestFacts } from '../parts/RequestFacts.tsx'
import { RequestFiles } from '../parts/RequestFiles.tsx'
import { RequestHistory } from '../parts/RequestHistory.tsx'
import { RequestPill } from '../parts/RequestPill.tsx'
import { requestQuery } from '../queries.ts'
import { AssetOfRequest, WorkOnRequest } from '../slots.ts'

const requestScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/$id')

/** One request: progress, history and actions. */
export function RequestPage() {
  const answer = useQuery(requestQuery(requestScreen.useParams().id))
  useTitle(answer.data?.title)
  return (
    <Loaded of={answer} head={<PageHead title={words.title} />} missing={words.missing}>
      {(request) => <OneRequest key={request.id} request={request} />}
    </Loaded>
  )
}

function OneRequest({ request }: { request: MaintenanceRequestDetail }) {
  const { id, number, title, status, can, merged_into, follows, description, events } = request
  const [isReopening, setReopening] = useState(false)
  const isMine = events.length > 0
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/maintenance">{words.title}</Link>}
        title={title}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {words.number(number)} · {placeOf(request)} <RequestPill status={status} />
            <ClockText request={request} />
          </span>
        }
        actions={<RequestActs request={request} />}
        wraps
      />
      <div className="grid gap-4 md:gap-5">
        {merged_into && (
          <Banner
            tone="info"
            action={
              <Link to="/dashboard/maintenance/$id" params={{ id: merged_into.id }}>
                {words.one.openOther}
              </Link>
            }
          >
            {words.one.joined(merged_into.number)}
          </Banner>
        )}
        <MainGrid
          aside={
            <>
              <RequestFacts request={request} />
              {can.manage && (
                <AssetOfRequest
                  about={{ request_id: id }}
                  estateId={request.estate_id}
                  canName={can.write && !merged_into}
                />
              )}
            </>
          }
        >
          {can.rate && <ConfirmForm request={request} onReopen={() => setReopening(true)} />}
          {description && (
            <Card>
              <CardHead title={words.one.said} />
              <CardBody>
                <p className="wrap-anywhere whitespace-pre-line">{description}</p>
                {follows && (
                  <p className="mt-2 text-small text-ink-soft">{words.one.follows(follows.number)}</p>
                )}
              </CardBody>
            </Card>
          )}
          {isMine && <WorkOnRequest requestId={id} canMake={can.manage && can.write} />}
          <RequestFiles request={request} />
          {isMine && <DocumentsOf type="maintenance" id={id} name={request.title} />}
          {isMine && <RequestHistory request={request} />}
          {isMine && (
            <div>
              <AskAbout about={{ type: 'maintenance', id }} label={words.one.talk} />
            </div>
          )}
        </MainGrid>
      </div>
      {isReopening && <ReopenForm id={id} onClose={() => setReopening(false)} />}
    </>
  )
}
