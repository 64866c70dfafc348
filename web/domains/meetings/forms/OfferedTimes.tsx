import { MOST_TIMES } from '@gida/contract/domains/meetings/rules'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { meetings } from '#words/meetings'
import { today } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { timesOf } from './meeting-values.ts'

const { polls: words, form } = meetings

export type TypedTime = { day: Day; from: string; to: string }
const FEWEST = 2

export const FIRST_TIMES: readonly TypedTime[] = [6, 7].map((days) => ({
  ...{ day: addDays(today(), days), from: '17:00', to: '18:00' },
}))

/** The times as they are sent; undefined where one is none, is over, or stands twice. */
export function offeredOf(typed: readonly TypedTime[]) {
  const times = typed.flatMap((one) => timesOf(one) ?? [])
  const isNew = (at: string) => new Date(at) > new Date()
  const isWhole = times.length === typed.length && times.every(({ start_time }) => isNew(start_time))
  return isWhole && new Set(times.map(({ start_time }) => start_time)).size === times.length ? times : undefined
}

type Props = { times: readonly TypedTime[]; onChange: (times: TypedTime[]) => void; error?: string | undefined }

/** Two to five times, each with its day. */
export function OfferedTimes({ times, onChange, error }: Props) {
  const change = (index: number, part: Partial<TypedTime>) =>
    onChange(times.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const last = times.at(-1)
  return (
    <FieldGroup legend={words.times} error={error}>
      <div className="grid gap-4">
        {times.map((time, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time is its place in the list
          <fieldset key={index} aria-label={words.number(index + 1)} className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 grow basis-40">
              <DateField
                label={form.day}
                value={time.day}
                min={today()}
                onChange={(day) => change(index, { day })}
              />
            </div>
            {(['from', 'to'] as const).map((part) => (
              <Field key={part} label={form[part]} className="w-20">
                <TextInput
                  value={time[part]}
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={(event) => change(index, { [part]: event.target.value })}
                />
              </Field>
            ))}
            {times.length > FEWEST && (
              <IconButton
                icon="trash"
                label={words.removeTime(index + 1)}
                onClick={() => onChange(times.filter((_, at) => at !== index))}
              />
            )}
          </fieldset>
        ))}
        {times.length < MOST_TIMES && last && (
          <Button
            kind="quiet"
            icon="plus"
            className="justify-self-start"
            onClick={() => onChange([...times, { ...last, day: addDays(last.day, 1) }])}
          >
            {words.addTime}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
