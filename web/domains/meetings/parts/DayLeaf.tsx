import { lagosDay, monthName } from '../../../platform/screens/format.ts'

/** A calendar leaf with month and day. Decorative: the date is in the text beside it. */
export function DayLeaf({ at }: { at: string }) {
  const day = lagosDay(new Date(at))
  return (
    <span
      aria-hidden="true"
      className="grid w-12 shrink-0 overflow-hidden rounded-2 border border-line bg-raised text-center"
    >
      <span className="bg-action-tint py-0.5 text-caption text-action-ink">{monthName(day)}</span>
      <span className="figures py-1 text-title font-semibold">{Number(day.slice(8))}</span>
    </span>
  )
}
