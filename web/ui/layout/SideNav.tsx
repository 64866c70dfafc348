import { NavList } from './NavList.tsx'
import type { NavGroup } from './nav-entry.ts'

type Props = {
  label: string
  groups: readonly NavGroup[]
  /** 'Logged in as' */
  footLabel: string
  /** The role's name. */
  foot: string
}

/** Desktop only. */
export function SideNav({ label, groups, footLabel, foot }: Props) {
  return (
    <nav
      aria-label={label}
      className="print:hidden! sticky top-14 hidden h-[calc(100vh-56px)] flex-col overflow-auto border-e border-line px-3 pt-3 [grid-area:side] md:flex"
    >
      <NavList groups={groups} />
      <div className="sticky bottom-0 -mx-3 mt-auto border-t border-line bg-surface px-5 pt-2.5 pb-3">
        <p className="text-caption text-ink-faint">{footLabel}</p>
        <p className="text-small font-semibold">{foot}</p>
      </div>
    </nav>
  )
}
