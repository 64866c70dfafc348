import type { AuditSubject } from '@gida/contract/domains/audit/subjects'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { audit as words } from '#words/audit'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { historyQuery } from '../queries.ts'
import { EntryFields } from './EntryFields.tsx'

type Props = { type: AuditSubject; id: string }

/** Who changed a thing, on its own screen. It is asked for only when somebody wants to know. */
export function HistoryOf({ type, id }: Props) {
  const actor = useActor()
  const [isShown, setShown] = useState(false)
  const headId = useId()
  if (!hasPermission(actor, 'audit_read')) return null
  return (
    <Card aria-labelledby={headId}>
      <CardHead
        title={words.history.title}
        id={headId}
        end={
          !isShown && (
            <Button kind="quiet" size="small" icon="clock" onClick={() => setShown(true)}>
              {words.history.show}
            </Button>
          )
        }
      />
      {isShown && <Entries type={type} id={id} label={words.history.title} />}
    </Card>
  )
}

function Entries({ type, id, label }: Props & { label: string }) {
  return (
    <Loaded of={useQuery(historyQuery(type, id))} loading={words.loading} bare>
      {({ data, pagination: { total } }) => (
        <>
          {total === 0 && (
            <CardBody>
              <p className="text-ink-soft">{words.history.none}</p>
            </CardBody>
          )}
          <Rows label={label}>
            {data.map((entry) => (
              <Row
                key={entry.number}
                title={words.what(entry.table, entry.subject_type, entry.operation)}
                note={
                  <>
                    {words.from(words.who(entry.actor.name, entry.actor.role), formatWhen(entry.at))}
                    <EntryFields entry={entry} />
                  </>
                }
              />
            ))}
          </Rows>
          {total > data.length && (
            <CardBody>
              <Link to="/dashboard/log" search={{ related_entity_type: type, related_entity_id: id }}>
                {words.history.all(total)}
              </Link>
            </CardBody>
          )}
        </>
      )}
    </Loaded>
  )
}
