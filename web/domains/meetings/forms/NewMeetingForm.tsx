import type { MeetingType } from '@gida/contract/domains/meetings/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meetings } from '#words/meetings'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatTime } from '../../../platform/screens/format.ts'
import { instantOf } from '../../../platform/screens/time-of-day.ts'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { checkQuery } from '../calling-queries.ts'
import { useCreateMeeting } from '../changes.ts'
import { CheckCard } from '../parts/CheckCard.tsx'
import { type Chosen, peopleOf } from '../parts/PeoplePicker.tsx'
import { WhoField } from '../parts/WhoField.tsx'
import { repeatOptions, sameRepeat } from '../repeats.ts'
import { AgendaField, TitleField, WhenFields, WhereFields } from './MeetingFields.tsx'
import {
  checkMeeting,
  emptyMeeting,
  isNextDay,
  linkOf,
  type MeetingValues,
  timesOf,
} from './meeting-values.ts'

const words = meetings.form
const TYPES = (['RESIDENTS', 'INSPECTION', 'VIEWING', 'OTHER'] as const).map((value) => ({
  value,
  label: meetings.types[value],
}))

type Props = { begun: Chosen[]; estateId?: string | undefined; onSent: (id: string) => void }

/** Creates a meeting, showing conflicts while it is filled in. */
export function NewMeetingForm({ begun, estateId, onSent }: Props) {
  const [type, setType] = useState<MeetingType>(begun.some((one) => 'id' in one) ? 'INSPECTION' : 'RESIDENTS')
  const [first] = useState(begun)
  const [chosen, setChosen] = useState(first)
  const [repeats, setRepeats] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useFields<MeetingValues>(emptyMeeting(), checkMeeting)
  const { control, setValue, watch } = form
  const values = watch()
  const times = timesOf(values)
  const options = instantOf(values.day, '12:00') ? repeatOptions(values.day) : []
  const recurrence = sameRepeat(repeats, options)
  const wanted =
    times && chosen.length > 0 ? { ...times, ...peopleOf(chosen), ...(recurrence && { recurrence }) } : null
  const check = useQuery(checkQuery(wanted))
  const count = wanted ? (check.data?.invited ?? 0) : 0
  const clientIdOf = useClientId()
  const saving = useSave(form, useCreateMeeting(), {
    input: ({ title, location, url, agenda, ...when }) => {
      const said = {
        ...{ title, meeting_type: type, location, agenda, ...peopleOf(chosen) },
        ...(timesOf(when) ?? { start_time: '', end_time: '' }),
        ...(url && { url: linkOf(url) }),
        ...(estateId && { estate_id: estateId }),
        ...(recurrence && { recurrence }),
      }
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    beside: chosen !== first || repeats !== '',
    said: ({ counts }) => words.sent(counts.invited),
    unknown: words.unknown,
    onSaved: ({ id }) => onSent(id),
    before: async () => {
      setTried(true)
      return chosen.length > 0
    },
  })
  const use = ({ start_time, end_time }: { start_time: string; end_time: string }) => {
    setValue('from', formatTime(start_time), { shouldDirty: true })
    setValue('to', formatTime(end_time), { shouldDirty: true })
    setValue('next_day', isNextDay(start_time, end_time))
  }
  return (
    <form noValidate onSubmit={saving.save}>
      <MainGrid
        aside={
          <>
            {wanted && check.data ? (
              <CheckCard wanted={wanted} check={check.data} onUse={use} />
            ) : (
              <p className="text-small text-ink-soft">{meetings.check.fillIn}</p>
            )}
            <FormSubmit big {...saving} words={{ save: words.send(count), saving: words.sending }} />
          </>
        }
      >
        <Card>
          <CardBody className="grid gap-4 pt-4 *:min-w-0 md:pt-5">
            <Segmented
              label={words.type}
              options={TYPES}
              value={type}
              onChange={(value) => setType(value as MeetingType)}
              className="justify-self-start max-md:flex-wrap"
            />
            <TitleField control={control} />
            <WhenFields control={control} />
            <WhereFields control={control} />
            <WhoField
              chosen={chosen}
              onChange={setChosen}
              error={isTried && chosen.length === 0 ? words.whoMissing : undefined}
            />
            <Field label={meetings.repeats.label}>
              <SelectField options={options} value={recurrence} onChange={setRepeats} />
            </Field>
            <AgendaField control={control} />
          </CardBody>
        </Card>
      </MainGrid>
    </form>
  )
}
