import { TARGETS } from '@gida/contract/domains/maintenance/clocks'
import { proposePriority } from '@gida/contract/domains/maintenance/faults'
import type { Category, Priority } from '@gida/contract/domains/maintenance/rules'
import { faultReport } from '#words/fault-report'
import { maintenance } from '#words/maintenance'
import { formatNearDay } from '../../../platform/screens/format.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { type Tapped, timeChoices } from '../forms/report-values.ts'
import { Choices } from './Choices.tsx'

const words = faultReport.form
const ENTRIES = (['CALL_FIRST', 'YES', 'NO'] as const).map((value) => ({
  value,
  label: faultReport.entries[value],
}))

type Props = { tapped: Tapped & { category: Category }; onChange: (change: Partial<Tapped>) => void }

/** Visit times and permission to enter, with the promised response time before sending. */
export function WhenStep({ tapped, onChange }: Props) {
  const { times, entry, category, answers } = tapped
  const toggle = (value: string) =>
    onChange({
      times: times.includes(value) ? times.filter((one) => one !== value) : [...times, value].slice(-5),
    })
  return (
    <>
      <Choices
        label={words.times}
        options={timeChoices().map(({ value, day, part }) => ({
          value,
          label: `${formatNearDay(day)}, ${words[part].toLowerCase()}`,
        }))}
        chosen={times}
        onChoose={toggle}
      />
      <Choices
        label={words.entry}
        options={ENTRIES}
        chosen={[entry]}
        onChoose={(value) => onChange({ entry: value })}
      />
      <Banner tone="info">{promiseOf(proposePriority(category, answers))}</Banner>
    </>
  )
}

function promiseOf(priority: Priority): string {
  const { answer, fix_hours } = TARGETS[priority]
  const { within } = faultReport
  const fix = fix_hours <= 48 ? within.hours(fix_hours) : within.days(fix_hours / 24)
  const first = 'hours' in answer ? within.hours(answer.hours) : within.working(answer.working_days)
  return words.promise(maintenance.priorities[priority], first, fix)
}
