import type { AnnouncementRecipient, Delivery } from '@gida/contract/domains/notifications/announcement'
import { RECIPIENTS_SHOWN } from '@gida/contract/domains/notifications/announcement-rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { announcements } from '#words/announcements'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { given } from '../../../platform/screens/search.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageFoot } from '../../../ui/table/PageFoot.tsx'
import { recipientsQuery } from '../announcements.ts'

const announcementScreen = getRouteApi('/signed-in/frame/dashboard/notifications/sent/$id')
const words = announcements.detail

const SHOWN = (['ALL', ...RECIPIENTS_SHOWN] as const).map((value) => ({ value, label: words.shown[value] }))

/** Recipients with channels, paged; the server lists unread ones first. */
export function Recipients() {
  const { id } = announcementScreen.useParams()
  const search = announcementScreen.useSearch()
  const navigate = announcementScreen.useNavigate()
  const answer = useQuery({ ...recipientsQuery(id, search), placeholderData: keepPreviousData })
  return (
    <Card aria-labelledby="recipients">
      <CardHead title={words.people} id="recipients" />
      <CardBody className="pb-0">
        <Segmented
          label={words.showPeople}
          options={SHOWN}
          value={search.show ?? 'ALL'}
          onChange={(chosen) =>
            void navigate({
              search: given({ show: RECIPIENTS_SHOWN.find((one) => one === chosen) }),
              resetScroll: false,
            })
          }
        />
      </CardBody>
      <Loaded of={answer}>
        {({ data, pagination: { page, totalPages } }) =>
          data.length > 0 ? (
            <>
              <Rows label={words.people}>
                {data.map((one) => (
                  <Recipient key={one.user_id} of={one} />
                ))}
              </Rows>
              <PageFoot
                page={page}
                pages={totalPages}
                onPage={(page) => void navigate({ search: (now) => ({ ...now, page }) })}
              />
            </>
          ) : (
            <EmptyState small title={words.nobody[search.show ?? 'ALL']} />
          )
        }
      </Loaded>
    </Card>
  )
}

const Recipient = ({ of: { name, read_at, deliveries } }: { of: AnnouncementRecipient }) => (
  <Row
    avatar={name}
    title={name}
    note={[words.onlyInApp, ...deliveries.map(say)].join(' · ')}
    end={
      read_at ? (
        <Pill tone="in" icon="check">
          {words.readAt(formatWhen(read_at))}
        </Pill>
      ) : (
        <Pill tone="idle">{words.notRead}</Pill>
      )
    }
  />
)

/** For e-mail, the server's acceptance is all that is known. */
function say({ channel, state, reason }: Delivery): string {
  const isTaken = state === 'ACCEPTED' && channel !== 'SMS'
  const said = isTaken ? announcements.mailTaken : announcements.states[state]
  return announcements.stateOf(announcements.channels[channel], said, state === 'FAILED' ? reason : null)
}
