import type { MeetingDetail } from '@gida/contract/domains/meetings/meeting'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meetings } from '#words/meetings'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { checkQuery } from '../calling-queries.ts'
import { useUpdateInvitees } from '../changes.ts'
import { CheckCard } from '../parts/CheckCard.tsx'
import { type Chosen, peopleOf } from '../parts/PeoplePicker.tsx'
import { WhoField } from '../parts/WhoField.tsx'

const words = meetings.inviting

/** Adds and removes invitees, showing conflicts of new ones before sending. */
export function ChangeInvitees({ meeting, onDone }: { meeting: MeetingDetail; onDone: () => void }) {
  const { id, start_time, end_time, sequence, invitees } = meeting
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const wanted = chosen.length > 0 ? { start_time, end_time, meeting_id: id, ...peopleOf(chosen) } : null
  const { data: check } = useQuery(checkQuery(wanted))
  const saving = useSave(useFields({}), useUpdateInvitees(), {
    input: () => ({ params: { id }, body: { ...peopleOf(chosen), removed_ids: [...removed], sequence } }),
    beside: chosen.length + removed.length > 0,
    said: words.saved,
    unknown: words.unknown,
    onSaved: onDone,
  })
  const toggle = (user_id: string) =>
    setRemoved(removed.includes(user_id) ? removed.filter((one) => one !== user_id) : [...removed, user_id])
  return (
    <FormSheet {...words} form={saving} onClose={onDone} disabled={chosen.length + removed.length === 0}>
      {meeting.recurrence && <p className="text-small text-ink-soft">{words.ofSeries}</p>}
      <WhoField label={words.add} chosen={chosen} onChange={setChosen} />
      {wanted && check && <CheckCard wanted={wanted} check={check} />}
      <FieldGroup legend={words.stay}>
        {invitees.map(({ user_id, name }) => (
          <CheckRow
            key={user_id}
            plain
            title={name}
            checked={!removed.includes(user_id)}
            onChange={() => toggle(user_id)}
          />
        ))}
      </FieldGroup>
    </FormSheet>
  )
}
