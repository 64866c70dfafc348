import { FEWEST_TIMES, MOST_TIMES } from '@gida/contract/domains/meetings/rules'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { meetings } from '#words/meetings'
import { today } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { isDay } from '../../../ui/form/date/typed-day.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { timesOf } from './meeting-values.ts'

const { polls: words, form } = meetings

/** `id` is a stable key, so that one in the middle can be removed. */
export type TypedTime = { id: number; day: Day; from: string; to: string }

export const firstTimes = (): readonly TypedTime[] =>
  [6, 7].map((days, id) => ({ id, day: addDays(today(), days), from: '17:00', to: '18:00' }))

/** The times for the call; undefined if one is invalid, past or a duplicate. */
export function offeredOf(typed: readonly TypedTime[]) {
  const times = typed.flatMap((one) => timesOf(one) ?? [])
  const isNew = (at: string) => new Date(at) > new Date()
  const isWhole = times.length === typed.length && times.every(({ start_time }) => isNew(start_time))
  return isWhole && new Set(times.map(({ start_time }) => start_time)).size === times.length
    ? times
    : undefined
}

const dayAfter = (day: string): Day => (isDay(day) ? addDays(day, 1) : '')

type Props = {
  times: readonly TypedTime[]
  onChange: (times: TypedTime[]) => void
  error?: string | undefined
}

/** Two to five times, each with its day. */
export function OfferedTimes({ times, onChange, error }: Props) {
  const change = (id: number, part: Partial<TypedTime>) =>
    onChange(times.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const last = times.at(-1)
  return (
    <FieldGroup legend={words.times} error={error}>
      <div className="grid gap-4">
        {times.map((time, index) => (
          <fieldset
            key={time.id}
            aria-label={words.number(index + 1)}
            className="flex flex-wrap items-end gap-3"
          >
            <div className="min-w-0 grow basis-40">
              <DateField
                label={form.day}
                value={time.day}
                min={today()}
                onChange={(day) => change(time.id, { day })}
              />
            </div>
            {(['from', 'to'] as const).map((part) => (
              <Field key={part} label={form[part]} className="w-20">
                <TextInput
                  value={time[part]}
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={(event) => change(time.id, { [part]: event.target.value })}
                />
              </Field>
            ))}
            {times.length > FEWEST_TIMES && (
              <IconButton
                icon="trash"
                label={words.removeTime(index + 1)}
                onClick={() => onChange(times.filter(({ id }) => id !== time.id))}
              />
            )}
          </fieldset>
        ))}
        {times.length < MOST_TIMES && last && (
          <Button
            kind="quiet"
            icon="plus"
            className="justify-self-start"
            onClick={() => onChange([...times, { ...last, id: last.id + 1, day: dayAfter(last.day) }])}
          >
            {words.addTime}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
