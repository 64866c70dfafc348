import type { NoticeDetail } from '@gida/contract/domains/notices/notice'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { noticeDesk } from '#words/notice-desk'
import { notices as words } from '#words/notices'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { HistoryOf } from '../../users/index.ts'
import { NoticeActs } from '../parts/NoticeActs.tsx'
import { NoticeMeaning } from '../parts/NoticeMeaning.tsx'
import { NoticePill } from '../parts/NoticePill.tsx'
import { NoticeSteps } from '../parts/NoticeSteps.tsx'
import { ServiceCard } from '../parts/ServiceCard.tsx'
import { noticeQuery } from '../queries.ts'

const noticeScreen = getRouteApi('/signed-in/frame/dashboard/notices/$id')

/** One notice: content, service, next steps, and where to get advice. */
export function NoticePage() {
  const { id } = noticeScreen.useParams()
  return (
    <Loaded of={useQuery(noticeQuery(id))} head={<PageHead title={words.title} />} missing={words.notFound}>
      {(notice) => (
        <>
          <PageHead
            crumb={
              <Link to="/dashboard/leases/$id" params={{ id: notice.lease_id }}>
                {words.of(notice.tenant_name, notice.unit_name)}
              </Link>
            }
            title={words.kinds[notice.kind]}
            actions={<NoticeActs notice={notice} />}
            wraps
          />
          <Detail notice={notice} />
        </>
      )}
    </Loaded>
  )
}

const Detail = ({ notice }: { notice: NoticeDetail }) => (
  <MainGrid
    aside={
      <>
        {notice.served_on && <NextCard notice={notice} />}
        <HistoryOf type="notice" id={notice.id} />
      </>
    }
  >
    <Card aria-labelledby="standing">
      <CardHead title={words.standing} id="standing" />
      <CardBody className="grid justify-items-start gap-3">
        <NoticePill state={notice.state} />
        <NoticeMeaning notice={notice} />
        {notice.rent_since > 0 && (
          <Banner tone="info">{words.rentSince(formatNaira(notice.rent_since))}</Banner>
        )}
        <p className="text-ink-soft">
          {words.line(
            words.dated(formatDay(notice.dated)),
            notice.ends_on && words.ends(formatDay(notice.ends_on)),
            notice.tenancy,
            notice.length,
            notice.law_state,
            notice.advice_by,
          )}
        </p>
        <Button asChild kind="second" icon="file">
          <Link to="/dashboard/documents/$id" params={{ id: notice.document_id }}>
            {words.paper}
          </Link>
        </Button>
        <p className="text-small text-ink-soft">
          {hasPermission(useActor(), 'leases_write') ? noticeDesk.officeAdvice : words.advice}
        </p>
      </CardBody>
    </Card>
    <ServiceCard notice={notice} />
    {notice.steps.length > 0 && (
      <Card aria-labelledby="working">
        <CardHead title={words.working} id="working" />
        <CardBody>
          <NoticeSteps steps={notice.steps} />
        </CardBody>
      </Card>
    )}
  </MainGrid>
)

function NextCard({ notice: { kind, state, served_on, ends_on, next_from } }: { notice: NoticeDetail }) {
  const stands = state === 'SERVED' || state === 'EXPIRED' || state === 'ACTED_ON'
  const isOver = state !== 'SERVED'
  return (
    <Card aria-labelledby="next">
      <CardHead title={words.next} id="next" />
      <CardBody>
        <ol>
          {served_on && <TimelineItem state="done" title={words.steps.served} note={formatDay(served_on)} />}
          {stands && ends_on && (
            <TimelineItem
              state={isOver ? 'done' : 'info'}
              title={words.steps.runs}
              note={formatDay(ends_on)}
            />
          )}
          {stands && next_from && (
            <TimelineItem state="next" title={words.steps.next[kind]} note={formatDay(next_from)} />
          )}
        </ol>
      </CardBody>
    </Card>
  )
}
