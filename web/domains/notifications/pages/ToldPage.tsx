import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { notifications } from '#words/notifications'
import { told as words } from '#words/told'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AskAbout } from '../../conversations/index.ts'
import { toldQuery } from '../announcements.ts'

const toldScreen = getRouteApi('/signed-in/frame/dashboard/notifications/told/$id')

/** An announcement to the reader, and where to reply. */
export function ToldPage() {
  const answer = useQuery(toldQuery(toldScreen.useParams().id))
  return (
    <Loaded of={answer} loading={words.loading} missing={words.missing}>
      {({ id, title, message, sent_by_name, estate_name, sent_at, takes_replies }) => (
        <>
          <PageHead
            crumb={<Link to="/dashboard/notifications">{notifications.title}</Link>}
            title={title}
            note={`${words.from(sent_by_name, estate_name)} · ${formatWhen(sent_at)}`}
            wraps
          />
          <Card className="max-w-[720px]">
            <CardBody className="grid gap-4 pt-4 md:pt-5">
              <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
              {takes_replies && (
                <div className="justify-self-start">
                  <AskAbout about={{ type: 'announcement', id }} label={words.reply} />
                </div>
              )}
            </CardBody>
          </Card>
        </>
      )}
    </Loaded>
  )
}
