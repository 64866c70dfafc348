import { addDays, addMonths, firstOfMonth } from '@gida/contract/shared/dates'
import { useState } from 'react'
import { payments } from '#words/payments'
import { today } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { DayFilter } from '../../../ui/form/date/DayFilter.tsx'
import { ResponsivePopover } from '../../../ui/overlay/ResponsivePopover.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { type Range, rangeName } from '../../charges/index.ts'

const words = payments.filters
type Props = { value: Range; onChange: (range: Range) => void }

/** Filters by payment date. On the phone the fields are shown inline in the filter sheet. */
export function DateFilter(props: Props) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  if (isPhone) return <Days {...props} />
  return (
    <ResponsivePopover
      label={words.dates}
      width={320}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button kind="second" icon="calendar" className="font-normal!">
          {rangeName(props.value)}
        </Button>
      }
    >
      <div className="p-4">
        <Days {...props} />
      </div>
    </ResponsivePopover>
  )
}

function Days({ value, onChange }: Props) {
  const isWrong = Boolean(value.from && value.to && value.from > value.to)
  const now = today()
  const month = firstOfMonth(now)
  const before = addMonths(month, -1)
  const quick: [string, Range][] = [
    [words.thisMonth, { from: month, to: now }],
    [words.lastMonth, { from: before, to: addDays(month, -1) }],
    [words.thisYear, { from: `${now.slice(0, 4)}-01-01`, to: now }],
    [words.clearDates, {}],
  ]
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <DayFilter
          label={words.from}
          error={isWrong ? words.wrongOrder : undefined}
          compact
          max={now}
          value={value.from}
          onDay={(from) => onChange({ ...value, from })}
        />
        <DayFilter
          label={words.to}
          compact
          max={now}
          value={value.to}
          onDay={(to) => onChange({ ...value, to })}
        />
      </div>
      <div className="flex flex-wrap gap-1.5">
        {quick.map(([label, range]) => (
          <Button key={label} kind="quiet" size="small" onClick={() => onChange(range)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
