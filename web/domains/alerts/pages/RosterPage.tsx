import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { alerts } from '#words/alerts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { RosterForm } from '../forms/RosterForm.tsx'
import { KinCard } from '../parts/KinCard.tsx'
import { RosterRow } from '../parts/RosterRow.tsx'
import { rosterQuery } from '../queries.ts'

const words = alerts.rosterPage

/** The wardens and guards of an estate, who check on people without an answer. */
export function RosterPage() {
  const actor = useActor()
  const { estates } = actor
  const chosen = useChosenEstate()
  const [picked, setPicked] = useState('')
  const estateId = picked || chosen || estates[0]?.id || ''
  const [isAdding, setAdding] = useState(false)
  const mayChange = estateId !== '' && hasPermission(actor, 'estate_write')
  const answer = useQuery({ ...rosterQuery(estateId), enabled: estateId !== '' })
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/alerts">{alerts.title}</Link>}
        title={alerts.roster}
        note={words.note}
        wraps
        actions={mayChange && <Button onClick={() => setAdding(true)}>{words.add}</Button>}
      />
      {estates.length > 1 && (
        <Field label={alerts.form.estate} className="mb-4 max-w-[360px]">
          <SelectField
            options={estates.map(({ id, name }) => ({ value: id, label: name }))}
            value={estateId}
            onChange={setPicked}
          />
        </Field>
      )}
      <Card className="mb-4">
        {estateId ? (
          <Loaded bare of={answer}>
            {({ data }) =>
              data.length > 0 ? (
                <Rows plainFirst label={alerts.roster}>
                  {data.map((entry, nth) => (
                    <RosterRow
                      key={entry.id}
                      entry={entry}
                      place={nth + 1}
                      of={data.length}
                      mayChange={mayChange}
                    />
                  ))}
                </Rows>
              ) : (
                <Nobody />
              )
            }
          </Loaded>
        ) : (
          <Nobody />
        )}
      </Card>
      {estateId && <KinCard estateId={estateId} />}
      {isAdding && <RosterForm estateId={estateId} onDone={() => setAdding(false)} />}
    </>
  )
}

const Nobody = () => <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
