import { cx } from '../cx.ts'

const TONES = {
  in: 'bg-money-in-solid',
  spent: 'bg-ink-soft',
  let: 'bg-action-ink',
  expected: 'bg-bar-expected',
  late: 'bg-overdue-solid',
  wait: 'bg-waiting-solid',
  act: 'bg-action-ink',
}

export function ChartLegend({ items }: { items: readonly { label: string; tone: keyof typeof TONES }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1">
      {items.map((item) => (
        <li
          key={item.label}
          className="inline-flex items-center gap-1.5 text-small whitespace-nowrap text-ink-soft"
        >
          <span aria-hidden className={cx('size-[11px] rounded-[3px]', TONES[item.tone])} />
          {item.label}
        </li>
      ))}
    </ul>
  )
}
