import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { announcements } from '#words/announcements'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { announcementQuery } from '../announcements.ts'
import { ReachByWay } from '../parts/ReachByWay.tsx'
import { Recipients } from '../parts/Recipients.tsx'

const announcementScreen = getRouteApi('/signed-in/frame/dashboard/notifications/sent/$id')
const words = announcements.detail

/** One announcement: to whom, by which ways it came, and by name who has read it. */
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
            note={`${words.sentBy(one.sent_by_name, formatInstant(one.created_at))} · ${one.estate_name ?? announcements.byName}`}
          />
          <StatBand>
            <Stat alone="rows-below" label={words.sent} figure={one.recipients} note={words.sentNote} />
            <Stat alone="rows-below" label={words.read} figure={one.read} tone="in" />
            <Stat alone="worked-out" label={words.smsPaid} figure={<Money kobo={one.sms_cost} />} />
          </StatBand>
          <div className="mt-4 md:mt-5">
            <MainGrid
              aside={
                <>
                  <ReachByWay by={one.by_channel} />
                  <Card aria-labelledby="text">
                    <CardHead title={words.text} id="text" />
                    <CardBody className="whitespace-pre-wrap wrap-anywhere">{one.message}</CardBody>
                  </Card>
                </>
              }
            >
              <Recipients people={one.people} />
            </MainGrid>
          </div>
        </>
      )}
    </Loaded>
  )
}
