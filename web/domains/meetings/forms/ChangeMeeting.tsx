import type { MeetingDetail } from '@gida/contract/domains/meetings/meeting'
import { MEETING_SCOPES, type MeetingScope } from '@gida/contract/domains/meetings/rules'
import { useState } from 'react'
import { meetings } from '#words/meetings'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useUpdateMeeting } from '../changes.ts'
import { AgendaField, TitleField, WhenFields, WhereFields } from './MeetingFields.tsx'
import { checkMeeting, linkOf, type MeetingValues, timesOf, valuesOf } from './meeting-values.ts'

const words = meetings.change
const SCOPES = MEETING_SCOPES.map((value) => ({ value, title: words.scopes[value] }))

const WHEN = ['day', 'from', 'to', 'next_day']

/** Edits a meeting or the rest of its series; invitees are notified. Sends changed fields only: a series has meetings that differ. */
export function ChangeMeeting({ meeting, onDone }: { meeting: MeetingDetail; onDone: () => void }) {
  const [scope, setScope] = useState<MeetingScope>('THIS')
  const form = useFields<MeetingValues>(valuesOf(meeting), checkMeeting)
  const { control } = form
  const saving = useSave(form, useUpdateMeeting(), {
    input: ({ title, location, url, agenda, ...when }, changed) => ({
      params: { id: meeting.id },
      body: {
        ...changed({ title, location, agenda, url: linkOf(url) || null }),
        ...('day' in changed(when, WHEN) && timesOf(when)),
        ...{ scope, sequence: meeting.sequence },
      },
    }),
    said: words.saved,
    unknown: words.unknown,
    onSaved: onDone,
  })
  return (
    <FormSheet {...words} form={saving} onClose={onDone} disabled={!form.formState.isDirty}>
      {meeting.recurrence && (
        <RadioCards
          label={words.scope}
          name="scope"
          options={SCOPES}
          value={scope}
          onChange={(value) => setScope(value as MeetingScope)}
        />
      )}
      <TitleField control={control} />
      <WhenFields control={control} />
      <WhereFields control={control} />
      <AgendaField control={control} />
    </FormSheet>
  )
}
