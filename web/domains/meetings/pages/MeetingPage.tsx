import type { MeetingDetail } from '@gida/contract/domains/meetings/meeting'
import { MEETING_SCOPES, type MeetingScope } from '@gida/contract/domains/meetings/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { meetings as words } from '#words/meetings'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { CancelMeeting } from '../forms/CancelMeeting.tsx'
import { ChangeInvitees } from '../forms/ChangeInvitees.tsx'
import { ChangeMeeting } from '../forms/ChangeMeeting.tsx'
import { RecordMinutes } from '../forms/RecordMinutes.tsx'
import { AnswerCard } from '../parts/AnswerCard.tsx'
import { Invitees } from '../parts/Invitees.tsx'
import { MeetingFacts } from '../parts/MeetingFacts.tsx'
import { meetingQuery } from '../queries.ts'
import { spanOf } from '../times.ts'

const meetingScreen = getRouteApi('/signed-in/frame/dashboard/meetings/$id')

/** One meeting: agenda, invitees, and afterwards the minutes. */
export function MeetingPage() {
  const answer = useQuery(meetingQuery(meetingScreen.useParams().id))
  return (
    <Loaded of={answer} head={<PageHead title={words.title} />} missing={words.missing}>
      {(meeting) => <OneMeeting key={meeting.id} meeting={meeting} />}
    </Loaded>
  )
}

function OneMeeting({ meeting }: { meeting: MeetingDetail }) {
  const { title, status, is_organizer, can_cancel, cancel_reason, minutes, minutes_document_id } = meeting
  const isOpen = status === 'SCHEDULED' && new Date(meeting.end_time) > new Date()
  const hasBegun = status !== 'CANCELLED' && new Date(meeting.start_time) <= new Date()
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/meetings">{words.title}</Link>}
        title={title}
        note={`${words.types[meeting.meeting_type]} · ${spanOf(meeting)}`}
        actions={
          (is_organizer || can_cancel) && <Acts meeting={meeting} isOpen={isOpen} hasBegun={hasBegun} />
        }
        wraps
      />
      <div className="grid gap-4 md:gap-5">
        {cancel_reason && <Banner tone="late">{words.one.reason(cancel_reason)}</Banner>}
        <MainGrid
          aside={
            is_organizer ? (
              <Invitees meeting={meeting} />
            ) : (
              isOpen && meeting.invitees.length > 0 && <AnswerCard meeting={meeting} />
            )
          }
        >
          <MeetingFacts meeting={meeting} />
          {hasBegun && (
            <Card>
              <CardHead
                title={words.one.minutes}
                end={
                  minutes_document_id && (
                    <Link to="/dashboard/documents/$id" params={{ id: minutes_document_id }}>
                      {words.one.minutesPaper}
                    </Link>
                  )
                }
              />
              <CardBody>
                <p className="whitespace-pre-line wrap-anywhere">{minutes || words.one.noMinutes}</p>
              </CardBody>
            </Card>
          )}
        </MainGrid>
      </div>
    </>
  )
}

type ActsProps = { meeting: MeetingDetail; isOpen: boolean; hasBegun: boolean }

/** The organizer's actions: a button for the next step, the rest in a menu. Without an organizer it can only be cancelled. */
function Acts({ meeting, isOpen, hasBegun }: ActsProps) {
  const { open, show, close, question } = useOpenForm<'change' | 'invite' | 'record' | MeetingScope>()
  return (
    <>
      {meeting.is_organizer &&
        (hasBegun ? (
          <Button icon="pen" onClick={() => show('record')}>
            {words.one.write}
          </Button>
        ) : (
          isOpen && (
            <Button kind="second" icon="pen" onClick={() => show('change')}>
              {words.one.change}
            </Button>
          )
        ))}
      {isOpen && (
        <RowMenu
          label={words.one.menu}
          items={[
            ...(meeting.is_organizer
              ? [{ label: words.one.invite, icon: 'user-add' as const, onSelect: () => show('invite') }]
              : []),
            ...scopesOf(meeting).map((scope) => ({
              label: words.cancelling.acts[scope],
              icon: 'stopped' as const,
              onSelect: () => show(scope),
            })),
          ]}
        />
      )}
      {open === 'change' && <ChangeMeeting meeting={meeting} onDone={close} />}
      {open === 'invite' && <ChangeInvitees meeting={meeting} onDone={close} />}
      {open === 'record' && <RecordMinutes meeting={meeting} onDone={close} />}
      {question}
      {(open === 'THIS' || open === 'FOLLOWING' || open === 'ALL') && (
        <CancelMeeting meeting={meeting} scope={open} onClose={close} />
      )}
    </>
  )
}

const scopesOf = ({ recurrence }: MeetingDetail): readonly MeetingScope[] =>
  recurrence ? MEETING_SCOPES : ['THIS']
