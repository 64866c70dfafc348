import { Icon } from '../../../../ui/action/Icon.tsx'
import { UNIT_MARKS, type UnitState } from './unit-states.ts'

type Props = { label: string; items: readonly { state: UnitState; label: string; count: number }[] }

export function UnitLegend({ label, items }: Props) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-x-4 gap-y-2 md:flex md:flex-wrap">
      {items.map((item) => {
        const mark = UNIT_MARKS[item.state]
        return (
          <li key={item.state} className="flex min-h-7 items-center gap-2 text-small text-ink-soft">
            <span
              aria-hidden
              className={`unit unit-${item.state} grid h-[22px] w-[26px] shrink-0 place-items-center rounded-[4px]`}
            >
              {mark && <Icon name={mark} className="size-3.5! [stroke-width:1.75]" />}
            </span>
            <span>
              {item.label} <b className="figures font-semibold text-ink">{item.count}</b>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
