import { type Control, useController, useWatch } from 'react-hook-form'
import { meetings } from '#words/meetings'
import { today } from '../../../platform/screens/format.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { isOverMidnight, type MeetingValues } from './meeting-values.ts'

const words = meetings.form

type Part = { control: Control<MeetingValues> }

export const TitleField = ({ control }: Part) => (
  <FormTextField control={control} name="title" label={words.title} autoComplete="off" maxLength={160} />
)

/** The day, and from when to when; past midnight where that is meant. */
export const WhenFields = ({ control }: Part) => {
  const [day, from, to] = useWatch({ control, name: ['day', 'from', 'to'] })
  const nextDay = useController({ control, name: 'next_day' })
  const { value, ...field } = nextDay.field
  return (
    <div className="grid gap-3">
      <DayAndTimes control={control} />
      {isOverMidnight({ day, from, to }) && (
        <CheckRow plain title={words.nextDay} {...field} checked={value} />
      )}
    </div>
  )
}

const DayAndTimes = ({ control }: Part) => (
  <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_96px_96px]">
    <div className="max-md:col-span-2">
      <FormDateField control={control} name="day" label={words.day} min={today()} />
    </div>
    <FormTextField control={control} name="from" label={words.from} inputMode="numeric" autoComplete="off" />
    <FormTextField control={control} name="to" label={words.to} inputMode="numeric" autoComplete="off" />
  </div>
)

export const WhereFields = ({ control }: Part) => (
  <>
    <FormTextField
      control={control}
      name="location"
      label={words.place}
      opt={words.mayBeEmpty}
      autoComplete="off"
      maxLength={300}
    />
    <FormTextField
      control={control}
      name="url"
      label={words.link}
      opt={words.mayBeEmpty}
      inputMode="url"
      autoComplete="off"
      maxLength={500}
    />
  </>
)

export const AgendaField = ({ control }: Part) => (
  <FormTextField
    control={control}
    name="agenda"
    label={words.agenda}
    opt={words.mayBeEmpty}
    rows={4}
    maxLength={5000}
  />
)
