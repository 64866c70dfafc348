import type { Audience, CheckMeeting, Invitable } from '@gida/contract/domains/meetings/meeting'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meetings } from '#words/meetings'
import { FindSheet } from '../../../platform/screens/FindSheet.tsx'
import { RoleBadge } from '../../../ui/display/RoleBadge.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { invitableQuery } from '../calling-queries.ts'

const words = meetings.picker

/** An invitee: a person, or a group. */
export type Chosen = { key: string; name: string } & ({ id: string } | { audience: Audience })

export const asPerson = ({ id, name }: { id: string; name: string }): Chosen => ({ key: id, name, id })
export const asGroup = ({ count: _, name, ...audience }: Invitable['groups'][number]): Chosen => ({
  key: `${audience.estate_id}:${audience.property_id ?? ''}:${audience.role}`,
  name: words.groups[audience.role](name),
  audience,
})

/** Converts invitees to the call's fields. */
export const peopleOf = (chosen: readonly Chosen[]): Pick<CheckMeeting, 'attendee_ids' | 'audiences'> => ({
  attendee_ids: chosen.flatMap((one) => ('id' in one ? [one.id] : [])),
  audiences: chosen.flatMap((one) => ('audience' in one ? [one.audience] : [])),
})

type Props = { chosen: readonly Chosen[]; onChange: (chosen: Chosen[]) => void; onClose: () => void }

/** Searches people and groups to invite, with checkboxes. */
export function PeoplePicker({ chosen, onChange, onClose }: Props) {
  const [search, setSearch] = useState('')
  const answer = useQuery(invitableQuery(search))
  const isChosen = ({ key }: Chosen) => chosen.some((one) => one.key === key)
  const toggle = (one: Chosen) =>
    onChange(isChosen(one) ? chosen.filter(({ key }) => key !== one.key) : [...chosen, one])
  return (
    <FindSheet
      of={answer}
      {...{ search, onClose, words }}
      onSearch={setSearch}
      isEmpty={({ people, groups }) => people.length + groups.length === 0}
    >
      {({ people, groups }) => (
        <>
          {groups.map((group) => {
            const one = asGroup(group)
            return (
              <CheckRow
                key={one.key}
                title={one.name}
                note={words.count(group.count)}
                checked={isChosen(one)}
                onChange={() => toggle(one)}
              />
            )
          })}
          {people.map((person) => {
            const one = asPerson(person)
            return (
              <CheckRow
                key={one.key}
                title={one.name}
                end={<RoleBadge role={person.role} />}
                checked={isChosen(one)}
                onChange={() => toggle(one)}
              />
            )
          })}
        </>
      )}
    </FindSheet>
  )
}
