import { search as words } from '#words/search'
import type { Entry, Group } from '../entry.ts'
import { EntryLine } from './EntryLine.tsx'

type Props = {
  id: string
  groups: readonly Group[]
  typed: string
  active: number
  onOpen: (entry: Entry) => void
}

/** The element id of an entry, for `aria-activedescendant`. */
export const lineId = (id: string, at: number) => `${id}-${at}`

export function EntryGroups({ id, groups, typed, active, onOpen }: Props) {
  let at = -1
  return (
    <div id={id} role="listbox" aria-label={words.title}>
      {groups.map((group, place) => (
        // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of options
        <div key={group.title} role="group" aria-labelledby={`${id}-of-${place}`} className="pb-1">
          <p id={`${id}-of-${place}`} className="px-4 pt-3 pb-1 text-small text-ink-soft">
            {group.title}
          </p>
          {group.entries.map((entry) => {
            at += 1
            return (
              <EntryLine
                key={entry.to}
                id={lineId(id, at)}
                entry={entry}
                typed={typed}
                isActive={at === active}
                onOpen={() => onOpen(entry)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
