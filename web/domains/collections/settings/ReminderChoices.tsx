import { CHANNELS, type Channel } from '@gida/contract/domains/notifications/choices'
import { collections } from '#words/collections'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { toggleChannel } from '../toggle-channel.ts'

const words = collections.rule
/** The days offered; others already set stay in the list. */
const USUAL = [-30, -14, -7, -3, -1, 0, 1, 3, 7, 14, 30]

type Props<T> = { value: readonly T[]; onChange: (next: T[]) => void; error: string | undefined }

const nameOf = (day: number) => (day === 0 ? words.onTheDay : day < 0 ? words.before(-day) : words.after(day))

/** Days before and after the due date. */
export function ReminderDays({ value, onChange, error }: Props<number>) {
  const offered = [...new Set([...USUAL, ...value])].sort((a, b) => a - b)
  return (
    <FieldGroup legend={words.days} error={error}>
      <div className="grid md:grid-cols-2">
        {offered.map((day) => (
          <CheckRow
            key={day}
            plain
            title={nameOf(day)}
            checked={value.includes(day)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, day] : value.filter((one) => one !== day))
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}

export const ReminderChannels = ({ value, onChange, error }: Props<Channel>) => (
  <FieldGroup legend={words.ways} help={words.waysHelp} error={error}>
    {CHANNELS.map((channel) => (
      <CheckRow
        key={channel}
        plain
        title={collections.remind.channels[channel]}
        checked={value.includes(channel)}
        onChange={({ target }) => onChange(toggleChannel(value, channel, target.checked))}
      />
    ))}
  </FieldGroup>
)
