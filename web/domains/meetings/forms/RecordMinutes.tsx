import type { MeetingDetail } from '@gida/contract/domains/meetings/meeting'
import { useState } from 'react'
import { meetings } from '#words/meetings'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useRecordMeeting } from '../changes.ts'

const words = meetings.record

/** Records attendance and minutes; those who accepted are preselected. */
export function RecordMinutes({ meeting, onDone }: { meeting: MeetingDetail; onDone: () => void }) {
  const isWritten = meeting.minutes !== null
  const [first] = useState(
    () =>
      new Set(
        meeting.invitees
          .filter(({ attended, status }) => (isWritten ? attended : status === 'ACCEPTED'))
          .map(({ user_id }) => user_id),
      ),
  )
  const [came, setCame] = useState(first)
  const form = useFields({ minutes: meeting.minutes ?? '' })
  const saving = useSave(form, useRecordMeeting(), {
    input: ({ minutes }) => ({ params: { id: meeting.id }, body: { minutes, attended_ids: [...came] } }),
    beside: came.size !== first.size || [...came].some((id) => !first.has(id)),
    said: words.saved,
    unknown: words.unknown,
    onSaved: onDone,
  })
  const toggle = (id: string) =>
    setCame((before) => new Set([...before].filter((one) => one !== id).concat(before.has(id) ? [] : [id])))
  return (
    <FormSheet {...words} form={saving} onClose={onDone}>
      <FieldGroup legend={words.came}>
        {meeting.invitees.map(({ user_id, name }) => (
          <CheckRow
            key={user_id}
            plain
            title={name}
            checked={came.has(user_id)}
            onChange={() => toggle(user_id)}
          />
        ))}
      </FieldGroup>
      <FormTextField
        control={form.control}
        name="minutes"
        label={words.minutes}
        rows={10}
        maxLength={20000}
      />
    </FormSheet>
  )
}
