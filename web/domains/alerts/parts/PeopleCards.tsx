import type { Alert, AlertRecipient } from '@gida/contract/domains/alerts/alert'
import { useState } from 'react'
import { alerts } from '#words/alerts'
import { formatTime } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MarkForm } from '../forms/MarkForm.tsx'
import { StepClock } from './StepClock.tsx'

const words = alerts.board
/** Rows of people without an answer, before expanding. */
const FIRST = 6

type Props = { alert: Alert }

/** Those who need help, then those without an answer, each with actions. */
export function PeopleCards({ alert }: Props) {
  const [marked, setMarked] = useState<AlertRecipient | null>(null)
  const [isWhole, setWhole] = useState(false)
  const help = alert.recipients.filter(({ state }) => state === 'NEEDS_HELP')
  const silent = alert.recipients.filter(({ state }) => state === 'WAITING')
  const shown = isWhole ? silent : silent.slice(0, FIRST)
  const isOpen = alert.status === 'OPEN' || alert.status === 'EXPIRED'
  const about = (person: AlertRecipient, ...said: (string | false | null)[]) => (
    <>
      <span className="block">{[person.unit, ...said].filter(Boolean).join(' · ')}</span>
      {isOpen && <Acts person={person} onMark={() => setMarked(person)} />}
    </>
  )
  return (
    <>
      <Card aria-labelledby="help">
        <CardHead title={words.help} id="help" />
        {help.length > 0 ? (
          <Rows plainFirst label={words.help}>
            {help.map((person) => (
              <Row
                key={person.user_id}
                icon="warning"
                tone="late"
                title={person.name}
                note={about(person, person.note && `“${person.note}”`, person.at && formatTime(person.at))}
              />
            ))}
          </Rows>
        ) : (
          <CardBody className="text-small text-ink-soft">{words.noHelp}</CardBody>
        )}
      </Card>
      <Card aria-labelledby="silent">
        <CardHead title={words.silent} id="silent" />
        <CardBody className="grid gap-3">
          <p className="text-small text-ink-soft">
            {silent.length > 0 ? words.people(silent.length) : words.noSilent}
          </p>
          <StepClock alert={alert} />
        </CardBody>
        <Rows label={words.silent}>
          {shown.map((person) => (
            <Row
              key={person.user_id}
              title={person.name}
              note={about(person, sayText(person), alert.sent_at && words.since(formatTime(alert.sent_at)))}
            />
          ))}
        </Rows>
        {silent.length > shown.length && (
          <CardBody>
            <Button kind="quiet" onClick={() => setWhole(true)}>
              {words.more(silent.length - shown.length)}
            </Button>
          </CardBody>
        )}
      </Card>
      {marked && <MarkForm alertId={alert.id} person={marked} onDone={() => setMarked(null)} />}
    </>
  )
}

const sayText = ({ phone, sms }: AlertRecipient): string =>
  phone ? (sms ? words.sms(words.smsStates[sms] ?? sms) : '') : words.noPhone

function Acts({ person: { name, phone }, onMark }: { person: AlertRecipient; onMark: () => void }) {
  return (
    <span className="mt-2 flex gap-2">
      {phone && (
        <Button asChild kind="second" size="small" icon="call">
          <a href={`tel:${phone}`}>{words.call}</a>
        </Button>
      )}
      <Button kind="second" size="small" aria-label={words.markOf(name)} onClick={onMark}>
        {words.mark}
      </Button>
    </span>
  )
}
