import type { AlertPerson } from '@gida/contract/domains/alerts/raise-alert'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '#words/alerts'
import { ChosenPeople } from '../../../platform/screens/ChosenPeople.tsx'
import { FindSheet } from '../../../platform/screens/FindSheet.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { alertPeopleQuery } from '../queries.ts'

const words = alerts.people
type Props = {
  estateId: string
  chosen: readonly AlertPerson[]
  onChange: (chosen: AlertPerson[]) => void
  error?: string | undefined
}

/** Chooses residents: chips, and a sheet with checkboxes. */
export function PeopleField({ estateId, chosen, onChange, error }: Props) {
  const [isOpen, setOpen] = useState(false)
  const without = ({ user_id }: AlertPerson) => chosen.filter((one) => one.user_id !== user_id)
  const toggle = (person: AlertPerson, isOn: boolean) =>
    onChange(isOn ? [...without(person), person] : without(person))
  return (
    <>
      <ChosenPeople
        legend={words.title}
        error={error}
        people={chosen}
        idOf={({ user_id }) => user_id}
        onRemove={(person) => toggle(person, false)}
        words={words}
        onAdd={() => setOpen(true)}
      />
      {isOpen && (
        <PeopleSheet estateId={estateId} chosen={chosen} onToggle={toggle} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

type SheetProps = Pick<Props, 'estateId' | 'chosen'> & {
  onToggle: (person: AlertPerson, isOn: boolean) => void
  onClose: () => void
}

function PeopleSheet({ estateId, chosen, onToggle, onClose }: SheetProps) {
  const [search, setSearch] = useState('')
  const answer = useQuery(alertPeopleQuery(estateId, search))
  return (
    <FindSheet
      of={answer}
      {...{ search, onClose, words }}
      onSearch={setSearch}
      isEmpty={({ data }) => data.length === 0}
    >
      {({ data }) =>
        data.map((person) => (
          <CheckRow
            key={person.user_id}
            title={person.name}
            note={person.unit}
            checked={chosen.some(({ user_id }) => user_id === person.user_id)}
            onChange={({ target }) => onToggle(person, target.checked)}
          />
        ))
      }
    </FindSheet>
  )
}
