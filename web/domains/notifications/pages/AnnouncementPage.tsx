import type { AnnouncementDetail } from '@gida/contract/domains/notifications/announcement'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { announcements } from '#words/announcements'
import { formatAhead, formatInstant } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { announcementQuery } from '../announcements.ts'
import { groupOf } from '../forms/announcement-values.ts'
import { ReachByWay } from '../parts/ReachByWay.tsx'
import { Recipients } from '../parts/Recipients.tsx'
import { WaitingActs } from '../parts/WaitingActs.tsx'

const announcementScreen = getRouteApi('/signed-in/frame/dashboard/notifications/sent/$id')
const words = announcements.detail

/** One announcement: audience, delivery by channel, and who has read it. */
export function AnnouncementPage() {
  const { id } = announcementScreen.useParams()
  const answer = useQuery(announcementQuery(id))
  return (
    <Loaded of={answer} loading={words.loading} missing={words.missing}>
      {(one) => (
        <>
          <PageHead
            crumb={<Link to="/dashboard/notifications/sent">{words.back}</Link>}
            title={one.title}
            note={`${noteOf(one)} · ${audienceOf(one)}`}
            actions={one.state === 'WAITING' && <WaitingActs announcement={one} />}
            wraps
          />
          {one.state === 'SENT' ? (
            <StatBand>
              <Stat alone="rows-below" label={words.sent} figure={one.recipients} note={words.sentNote} />
              <Stat alone="rows-below" label={words.read} figure={one.read} tone="in" />
              <Stat alone="worked-out" label={words.smsPaid} figure={<Money kobo={one.sms_cost} />} />
              {one.takes_replies && <Stat alone="worked-out" label={words.replies} figure={one.replies} />}
            </StatBand>
          ) : (
            <NotSent announcement={one} />
          )}
          <div className="mt-4 md:mt-5">
            <MainGrid
              aside={
                one.state === 'SENT' && (
                  <>
                    <ReachByWay by={one.by_channel} />
                    <Texts announcement={one} />
                  </>
                )
              }
            >
              {one.state === 'SENT' ? <Recipients /> : <Texts announcement={one} />}
            </MainGrid>
          </div>
        </>
      )}
    </Loaded>
  )
}

const noteOf = ({ state, send_at, sent_by_name, created_at }: AnnouncementDetail) =>
  state === 'SENT'
    ? words.sentBy(sent_by_name, formatInstant(created_at))
    : [
        words.plannedBy(sent_by_name),
        state === 'WAITING' && send_at && announcements.goes(formatAhead(send_at)),
      ]
        .filter(Boolean)
        .join(' · ')

/** `Tenants, Block B, Palmgrove Court` */
function audienceOf({ audience, estate_name }: AnnouncementDetail): string {
  if (!audience) return estate_name ?? announcements.byName
  const { block, property_id } = audience
  const place = block ?? (property_id && words.oneProperty)
  return [announcements.form.groups[groupOf(audience)], place, estate_name].filter(Boolean).join(', ')
}

type Of = { announcement: AnnouncementDetail }

const NotSent = ({ announcement: { state, refusal } }: Of) => (
  <Banner
    tone={state === 'REFUSED' ? 'late' : state === 'WAITING' ? 'wait' : 'info'}
    title={announcements.stateNames[state]}
  >
    {refusal ?? (state === 'WAITING' ? words.waits : words.withdrawn)}
  </Banner>
)

/** The text in each language. */
const Texts = ({ announcement: { message, message_pcm } }: Of) => (
  <>
    <Card aria-labelledby="text">
      <CardHead title={words.text} id="text" />
      <CardBody className="whitespace-pre-wrap wrap-anywhere">{message}</CardBody>
    </Card>
    {message_pcm && (
      <Card aria-labelledby="text-pcm">
        <CardHead title={words.textPcm} id="text-pcm" />
        <CardBody className="whitespace-pre-wrap wrap-anywhere">{message_pcm}</CardBody>
      </Card>
    )}
  </>
)
