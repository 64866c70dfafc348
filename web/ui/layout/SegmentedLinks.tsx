import { MaybeLink } from '../action/MaybeLink.tsx'
import { cx } from '../cx.ts'
import { CountBadge } from '../display/CountBadge.tsx'
import type { TabItem } from './Tabs.tsx'

type Props = { label: string; items: readonly TabItem[]; value: string }

const LINK =
  'inline-flex min-h-11 grow items-center justify-center gap-1.5 rounded-[6px] px-2 whitespace-nowrap md:min-h-9 md:grow-0 md:px-3'

/** Groups above a row of tabs, where there are too many tabs for one row. Each links to the first screen of its group. */
export function SegmentedLinks({ label, items, value }: Props) {
  return (
    <nav aria-label={label} className="flex shrink-0 flex-wrap rounded-2 bg-sunken p-[3px]">
      {items.map((item) => (
        <MaybeLink
          key={item.value}
          link={item.link}
          aria-current={item.value === value ? 'true' : undefined}
          className={cx(
            LINK,
            item.value === value
              ? 'bg-raised font-semibold text-ink shadow-flat'
              : 'text-ink-soft! hover:text-ink',
          )}
        >
          {item.label}
          <CountBadge count={item.count ?? 0} />
        </MaybeLink>
      ))}
    </nav>
  )
}
