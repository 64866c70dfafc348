import type { Weekday } from '@gida/contract/domains/meetings/recurrence'
import { assetPlans as words } from '#words/asset-plans'
import { cx } from '../../../ui/cx.ts'

type Props = {
  label: string
  days: readonly Weekday[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Weekdays; with none chosen, that of the start date. */
export const WeekdayField = ({ label, days, value, onChange }: Props) => (
  <fieldset>
    <legend className="mb-1.5 text-small font-semibold">{label}</legend>
    <div className="flex flex-wrap gap-2">
      {days.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={value.includes(day)}
          onClick={() => onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day])}
          className={cx(
            'min-h-11 rounded-2 border px-3 md:min-h-9',
            value.includes(day) ? 'border-act bg-sunken font-semibold' : 'border-line-strong',
          )}
        >
          {words.weekdays[day]}
        </button>
      ))}
    </div>
  </fieldset>
)
