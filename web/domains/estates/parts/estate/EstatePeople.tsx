import type { Estate } from '@gida/contract/domains/estates/estate'
import type { EstateManager } from '@gida/contract/domains/estates/manager'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { estates } from '#words/estates'
import { ActionDialog } from '../../../../platform/forms/ActionDialog.tsx'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { RoleBadge } from '../../../../ui/display/RoleBadge.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { CardHead } from '../../../../ui/layout/CardHead.tsx'
import { RowMenu } from '../../../../ui/overlay/RowMenu.tsx'
import { useRemoveManager } from '../../changes.ts'
import { landlordsQuery, managersQuery } from '../../queries.ts'

const words = estates.people
const OWNER = 'LANDLORD'

/** The managers of an estate with their number of units, then its landlords. */
export function EstatePeople({ estate }: { estate: Estate }) {
  const answer = useQuery(managersQuery(estate.id))
  const { data: landlords } = useQuery(landlordsQuery(estate.id))
  const [leaving, setLeaving] = useState<EstateManager>()
  return (
    <Card aria-labelledby="people">
      <CardHead title={words.title} id="people" />
      <Loaded bare of={answer} rows={2} loading={words.loading}>
        {({ data }) => (
          <Rows>
            {data.map((person) => (
              <Row
                key={`${person.user_id} ${person.role}`}
                avatar={person.full_name}
                title={person.full_name}
                note={
                  <span className="mt-1 flex flex-wrap items-center gap-2">
                    <RoleBadge role={person.role} />
                    {person.role === 'ESTATE_MANAGER' ? words.all : estates.units(person.unit_count)}
                  </span>
                }
                end={
                  person.can.remove && (
                    <RowMenu
                      label={words.actions(person.full_name)}
                      items={[
                        { label: textOf(estate).menu, icon: 'close', onSelect: () => setLeaving(person) },
                      ]}
                    />
                  )
                }
              />
            ))}
            {landlords?.data.map(({ user_id, full_name, property_count }) => (
              <Row
                key={`${user_id} owner`}
                avatar={full_name}
                title={full_name}
                note={
                  <span className="mt-1 flex flex-wrap items-center gap-2">
                    <RoleBadge role={OWNER} />
                    {words.owns(property_count)}
                  </span>
                }
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {leaving && <TakeOut estate={estate} person={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  )
}

/** A manager of the estate removes a person; a landlord only withdraws their own units. */
const textOf = (estate: Estate) =>
  estate.can.write
    ? {
        menu: words.takeBack,
        title: words.removeTitle,
        note: ({ role, full_name, unit_count }: EstateManager) =>
          role === 'ESTATE_MANAGER'
            ? words.removeManager(full_name)
            : words.removeAgent(full_name, unit_count),
        confirm: words.confirm,
        said: words.removed,
      }
    : {
        menu: words.takeUnitsBack,
        title: words.takeUnitsBackTitle,
        note: ({ full_name, unit_count }: EstateManager) => words.loseUnits(full_name, unit_count),
        confirm: () => words.confirmUnitsBack,
        said: words.unitsAreBack,
      }

type TakeOutProps = { estate: Estate; person: EstateManager; onClose: () => void }

function TakeOut({ estate, person, onClose }: TakeOutProps) {
  const { user_id, full_name } = person
  const text = textOf(estate)
  return (
    <ActionDialog
      change={useRemoveManager()}
      input={{ params: { id: estate.id, user_id } }}
      said={text.said(full_name)}
      title={text.title(full_name)}
      confirm={text.confirm(full_name)}
      keep={words.keep}
      busy={words.busy}
      danger
      onClose={onClose}
    >
      {text.note(person)}
    </ActionDialog>
  )
}
