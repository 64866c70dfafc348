import { NavLink } from './NavLink.tsx'
import type { NavGroup } from './nav-entry.ts'

/** The groups of the navigation. `roomy` rows are 44 px, for touch. */
export function NavList({ groups, roomy }: { groups: readonly NavGroup[]; roomy?: boolean }) {
  return (
    <div className="grid gap-3">
      {groups
        .filter((group) => group.entries.length > 0)
        .map((group) => (
          <section key={group.id} aria-label={group.title}>
            <p aria-hidden className="px-2.5 py-1 text-caption text-ink-faint">
              {group.title}
            </p>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.id}>
                  <NavLink entry={entry} place={roomy ? 'drawer' : 'side'} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
