import type { User } from '@gida/contract/domains/users/user'
import { createContext, useContext, useState } from 'react'
import { users as words } from '#words/users'

/** The selected people, across pages. */
export type Chosen = {
  people: ReadonlyMap<string, User>
  toggle: (person: User) => void
  clear: () => void
}

const ChosenContext = createContext<Chosen | null>(null)
export const ChosenProvider = ChosenContext.Provider

export function useChoosing(): Chosen {
  const [people, setPeople] = useState<ReadonlyMap<string, User>>(new Map())
  return {
    people,
    toggle: (person) =>
      setPeople((before) => {
        const next = new Map(before)
        if (!next.delete(person.id)) next.set(person.id, person)
        return next
      }),
    clear: () => setPeople(new Map()),
  }
}

/** The checkbox of a row. It reads the selection from context, so that the columns stay stable. */
export function ChooseBox({ person }: { person: User }) {
  const chosen = useContext(ChosenContext)
  if (!chosen) return null
  return (
    // Enlarges the touch target.
    <label className="-m-2 inline-grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        className="check"
        aria-label={words.choose(person.full_name)}
        checked={chosen.people.has(person.id)}
        onChange={() => chosen.toggle(person)}
      />
    </label>
  )
}
