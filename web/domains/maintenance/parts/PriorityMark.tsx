import { PRIORITIES, type Priority } from '@gida/contract/domains/maintenance/rules'
import { maintenance as words } from '#words/maintenance'
import { cx } from '../../../ui/cx.ts'

/** Bars and a text; red only for urgent. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const height = PRIORITIES.indexOf(priority)
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap',
        priority === 'URGENT' && 'text-overdue',
      )}
    >
      <span aria-hidden className="flex h-3.5 items-end gap-0.5">
        {PRIORITIES.map((one, nth) => (
          <span
            key={one}
            style={{ height: `${(nth + 1) * 25}%` }}
            className={cx('w-[3px] rounded-full bg-current', nth > height && 'opacity-25')}
          />
        ))}
      </span>
      {words.priorities[priority]}
    </span>
  )
}
