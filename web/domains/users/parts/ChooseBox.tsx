import type { User } from '@gida/contract/domains/users/user'
import { createContext, useContext, useState } from 'react'
import { users as words } from '#words/users'

/** Whom a person has ticked in the list, page after page. */
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

/** The box before a name. The cells know it by context, so that the columns stay the same between renders. */
export function ChooseBox({ person }: { person: User }) {
  const chosen = useContext(ChosenContext)
  if (!chosen) return null
  return (
    // The label makes the target as large as a thumb.
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
