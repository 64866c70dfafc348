import type { Poll } from '@gida/contract/domains/meetings/poll'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meetings } from '#words/meetings'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { checkQuery } from '../calling-queries.ts'
import { useCreatePoll } from '../changes.ts'
import { type Chosen, peopleOf } from '../parts/PeoplePicker.tsx'
import { WhoField } from '../parts/WhoField.tsx'
import { AgendaField, TitleField, WhereFields } from './MeetingFields.tsx'
import { checkMeeting, emptyMeeting, linkOf, type MeetingValues } from './meeting-values.ts'
import { firstTimes, OfferedTimes, offeredOf } from './OfferedTimes.tsx'

const words = meetings.polls

/** Polls people for a time. */
export function NewPollForm({ onSent }: { onSent: (id: string) => void }) {
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [begun] = useState(firstTimes)
  const [typed, setTyped] = useState(begun)
  const [isTried, setTried] = useState(false)
  const form = useFields<MeetingValues>(emptyMeeting(), checkMeeting)
  const { control } = form
  const times = offeredOf(typed)
  const [first] = times ?? []
  const { data: check } = useQuery(
    checkQuery(first && chosen.length > 0 ? { ...first, ...peopleOf(chosen) } : null),
  )
  const clientIdOf = useClientId()
  const saving = useSave(form, useCreatePoll(), {
    input: ({ title, location, url, agenda }) => {
      const said = {
        ...{ title, meeting_type: 'OTHER' as const, location, agenda, times: times ?? [] },
        ...{ ...peopleOf(chosen), ...(url && { url: linkOf(url) }) },
      }
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    beside: chosen.length > 0 || typed !== begun,
    said: ({ invited }: Poll) => words.sent(invited),
    unknown: words.unknown,
    onSaved: ({ id }) => onSent(id),
    before: async () => {
      setTried(true)
      return chosen.length > 0 && times !== undefined
    },
  })
  return (
    <form noValidate onSubmit={saving.save}>
      <Card className="max-w-[720px]">
        <CardBody className="grid gap-4 pt-4 *:min-w-0 md:pt-5">
          <TitleField control={control} />
          <OfferedTimes
            times={typed}
            onChange={setTyped}
            error={isTried && !times ? words.timesMissing : undefined}
          />
          <WhoField
            chosen={chosen}
            onChange={setChosen}
            error={isTried && chosen.length === 0 ? meetings.form.whoMissing : undefined}
          />
          <WhereFields control={control} />
          <AgendaField control={control} />
          <FormSubmit
            big
            {...saving}
            words={{ save: words.send(chosen.length > 0 ? (check?.invited ?? 0) : 0), saving: words.sending }}
          />
        </CardBody>
      </Card>
    </form>
  )
}
