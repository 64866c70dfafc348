import { search as words } from '#words/search'
import type { Entry, Group } from './entry.ts'
import { readRecent } from './recent.ts'

const ACTS: Entry[] = [
  { to: '/pay', title: words.pay, icon: 'naira', isAct: true },
  { to: '/dashboard/payments/record', title: words.record, icon: 'naira', isAct: true },
  { to: '/dashboard/payments/overdue', title: words.remind, icon: 'mail', isAct: true },
]

/** Before anything is typed: common actions, and recent places. */
export const likelyGroups = (mayOpen: (address: string) => boolean): Group[] =>
  [
    { title: words.groups.likely, entries: ACTS },
    { title: words.groups.recent, entries: readRecent() },
  ]
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ to }) => mayOpen(to)) }))
    .filter(({ entries }) => entries.length > 0)
