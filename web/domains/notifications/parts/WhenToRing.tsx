import type { NotificationChoices, UpdateChoices } from '@gida/contract/domains/notifications/choices'
import { settings } from '#words/settings'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { useChoose } from '../queries.ts'

const words = settings.choices
const TIMES = Array.from({ length: 48 }, (_, step) => {
  const time = `${String(Math.floor(step / 2)).padStart(2, '0')}:${step % 2 ? '30' : '00'}`
  return { value: time, label: time }
})

type Props = Pick<NotificationChoices, 'wants_quiet' | 'quiet_hours' | 'wants_digest' | 'digest_at'>

/** Quiet hours and the daily digest; each change is saved at once. */
export function WhenToRing(chosen: Props) {
  const choose = useChoose()
  const { wants_quiet, quiet_hours, wants_digest, digest_at } = {
    ...chosen,
    ...(choose.isPending && definedIn(choose.variables.body ?? {})),
  }
  const change = (body: UpdateChoices) =>
    choose.mutate({ body }, { onError: () => toast.error(words.failed) })
  return (
    <div className="border-t border-line">
      <CheckRow
        title={words.quiet}
        note={words.quietNote(quiet_hours.begins, quiet_hours.ends)}
        checked={wants_quiet}
        onChange={(event) => change({ wants_quiet: event.target.checked })}
      />
      {wants_quiet && (
        <div className="grid grid-cols-2 gap-3 px-4 pb-4 md:max-w-[320px] md:px-5">
          <Time
            label={words.quietFrom}
            value={quiet_hours.begins}
            not={quiet_hours.ends}
            onChange={(begins) => change({ quiet_hours: { ...quiet_hours, begins } })}
          />
          <Time
            label={words.quietTo}
            value={quiet_hours.ends}
            not={quiet_hours.begins}
            onChange={(ends) => change({ quiet_hours: { ...quiet_hours, ends } })}
          />
        </div>
      )}
      <CheckRow
        title={words.digest}
        note={words.digestNote}
        checked={wants_digest}
        onChange={(event) => change({ wants_digest: event.target.checked })}
      />
      {wants_digest && (
        <div className="px-4 pb-4 md:max-w-[160px] md:px-5">
          <Time label={words.digestAt} value={digest_at} onChange={(time) => change({ digest_at: time })} />
        </div>
      )}
    </div>
  )
}

type TimeProps = { label: string; value: string; not?: string; onChange: (time: string) => void }

/** A time in Lagos, in steps of half an hour. */
const Time = ({ label, value, not, onChange }: TimeProps) => (
  <Field label={label}>
    <SelectField
      options={TIMES.filter((time) => time.value !== not)}
      value={value}
      onChange={(time) => time && onChange(time)}
    />
  </Field>
)

const definedIn = ({ wants_quiet, quiet_hours, wants_digest, digest_at }: UpdateChoices): Partial<Props> => ({
  ...(wants_quiet !== undefined && { wants_quiet }),
  ...(quiet_hours && { quiet_hours }),
  ...(wants_digest !== undefined && { wants_digest }),
  ...(digest_at && { digest_at }),
})
