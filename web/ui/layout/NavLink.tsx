import { Icon } from '../action/Icon.tsx'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { cx } from '../cx.ts'
import { CountBadge } from '../display/CountBadge.tsx'
import type { NavEntry } from './nav-entry.ts'

const PLACES = { side: 'h-9 gap-2.5 px-2.5', drawer: 'h-11 gap-2.5 px-2.5', more: 'h-13 gap-2 px-2' }

export const navLinkClasses = (isActive: boolean, place: keyof typeof PLACES) =>
  cx(
    'flex w-full items-center rounded-2',
    PLACES[place],
    isActive
      ? 'bg-action-tint font-semibold text-action-ink!'
      : 'text-ink-soft! hover:bg-sunken hover:text-ink!',
  )

export function NavLink({ entry, place = 'drawer' }: { entry: NavEntry; place?: keyof typeof PLACES }) {
  return (
    <MaybeLink
      link={entry.link}
      aria-current={entry.active ? 'page' : undefined}
      className={navLinkClasses(entry.active, place)}
    >
      <Icon name={entry.icon} />
      <span className={place === 'more' ? 'min-w-0 leading-tight wrap-break-word' : 'cut'}>
        {entry.label}
      </span>
      <CountBadge
        count={entry.count ?? 0}
        className="ms-auto"
        {...(entry.countLabel && { label: entry.countLabel })}
      />
    </MaybeLink>
  )
}
