import { Icon } from '../action/Icon.tsx'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { cx } from '../cx.ts'
import { CountBadge } from '../display/CountBadge.tsx'
import type { NavEntry } from './nav-entry.ts'

const HEIGHTS = { side: 'h-9', drawer: 'h-11', more: 'h-13' }

export const navLinkClasses = (isActive: boolean, place: keyof typeof HEIGHTS) =>
  cx(
    'flex w-full items-center gap-2.5 rounded-2 px-2.5',
    HEIGHTS[place],
    isActive
      ? 'bg-action-tint font-semibold text-action-ink!'
      : 'text-ink-soft! hover:bg-sunken hover:text-ink!',
  )

export function NavLink({ entry, place = 'drawer' }: { entry: NavEntry; place?: keyof typeof HEIGHTS }) {
  return (
    <MaybeLink
      link={entry.link}
      aria-current={entry.active ? 'page' : undefined}
      className={navLinkClasses(entry.active, place)}
    >
      <Icon name={entry.icon} />
      <span className="cut">{entry.label}</span>
      <CountBadge
        count={entry.count ?? 0}
        className="ms-auto"
        {...(entry.countLabel && { label: entry.countLabel })}
      />
    </MaybeLink>
  )
}
