import type { SessionEntry } from '@gida/contract/domains/auth/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { security } from '#words/security'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { sessionsQuery, useEndOtherSessions, useEndSession } from '../security-queries.ts'

const words = security.sessions

/** The person's sessions, each with a button to end it. */
export function SessionsCard() {
  const answer = useQuery(sessionsQuery)
  return (
    <Card>
      <CardHead title={words.title} />
      <Loaded bare of={answer} rows={2} loading={words.loading}>
        {({ data: sessions }) => (
          <>
            <Rows label={words.title}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </Rows>
            <EndOthers count={sessions.filter((session) => !session.current).length} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function SessionRow({ session }: { session: SessionEntry }) {
  const end = useEndSession()
  const { device, address, current } = session
  const notes = [
    address,
    words.started(formatWhen(session.started_at)),
    words.used(formatWhen(session.last_used_at)),
    session.outside && words.outside,
  ].filter(Boolean)

  const signOut = () =>
    end.mutate(
      { params: { id: session.id } },
      {
        onSuccess: () => toast.success(words.signedOut(device)),
        onError: (error) => toast.error(words.failed, { note: messageOf(error) }),
      },
    )
  return (
    <Row
      icon={/Android|iPhone/.test(device) ? 'phone' : 'shield'}
      title={device}
      note={notes.join(' · ')}
      end={
        current ? (
          <Pill tone="in">{words.current}</Pill>
        ) : (
          <Button
            kind="second"
            size="small"
            busy={end.isPending}
            aria-label={words.signOutOf(device)}
            onClick={signOut}
          >
            {words.signOut}
          </Button>
        )
      }
    />
  )
}

function EndOthers({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false)
  const confirmation = useConfirmation(useEndOtherSessions(), {
    input: {},
    said: words.othersDone,
    onDone: () => setAsking(false),
  })
  if (count === 0) return null
  return (
    <CardBody className="border-t border-line pt-4">
      <Button kind="second" icon="sign-out" onClick={() => setAsking(true)}>
        {words.others}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.othersTitle(count)}
        confirm={words.othersConfirm}
        keep={words.othersKeep}
        busyText={words.othersBusy}
        {...confirmation}
      >
        {words.othersNote}
      </ConfirmDialog>
    </CardBody>
  )
}
