import type { Recipient } from '@gida/contract/domains/conversations/conversation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { conversations } from '#words/conversations'
import { ChosenPeople } from '../../../platform/screens/ChosenPeople.tsx'
import { FindSheet } from '../../../platform/screens/FindSheet.tsx'
import { RoleBadge } from '../../../ui/display/RoleBadge.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { recipientsQuery } from '../find-queries.ts'

const words = conversations.choosing

type Props = {
  chosen: readonly Recipient[]
  onChange: (chosen: Recipient[]) => void
  /** Current participants, to exclude. */
  without?: ReadonlySet<string>
}

/** Chooses recipients: chips, and a sheet with checkboxes. */
export function ChoosePeople({ chosen, onChange, without }: Props) {
  const [isOpen, setOpen] = useState(false)
  const others = ({ id }: Recipient) => chosen.filter((one) => one.id !== id)
  return (
    <>
      <ChosenPeople
        legend={words.who}
        people={chosen}
        idOf={({ id }) => id}
        onRemove={(person) => onChange(others(person))}
        words={words}
        onAdd={() => setOpen(true)}
      />
      {isOpen && (
        <RecipientsSheet
          chosen={chosen}
          without={without}
          onToggle={(person, isOn) => onChange(isOn ? [...others(person), person] : others(person))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type SheetProps = {
  chosen: readonly Recipient[]
  without: ReadonlySet<string> | undefined
  onToggle: (person: Recipient, isOn: boolean) => void
  onClose: () => void
}

function RecipientsSheet({ chosen, without, onToggle, onClose }: SheetProps) {
  const [search, setSearch] = useState('')
  const answer = useQuery(recipientsQuery(search))
  const isNew = ({ id }: Recipient) => !without?.has(id)
  return (
    <FindSheet
      of={answer}
      {...{ search, onClose, words: words.sheet }}
      onSearch={setSearch}
      isEmpty={({ data }) => !data.some(isNew)}
    >
      {({ data }) =>
        data
          .filter(isNew)
          .map((person) => (
            <CheckRow
              key={person.id}
              title={person.name}
              end={<RoleBadge role={person.role} />}
              checked={chosen.some(({ id }) => id === person.id)}
              onChange={({ target }) => onToggle(person, target.checked)}
            />
          ))
      }
    </FindSheet>
  )
}
