import type { IconName } from '../../ui/action/Icon.tsx'

/** One line of what was found, done or visited: what it says, and where it leads. */
export type Entry = {
  /** Also its address: two lines never lead to the same place. */
  to: string
  title: string
  detail?: string
  /** A person's initials stand in its place. */
  icon?: IconName
  /** In kobo, with a word below it. */
  amount?: number
  note?: string
  isLate?: boolean
  /** An act rather than a thing: it is not remembered as a place. */
  isAct?: true
}

export type Group = { title: string; entries: Entry[] }
