import { Link, useLocation } from '@tanstack/react-router'
import { notifications } from '#words/notifications'
import { shell as words } from '#words/shell'
import { useUnreadMessages } from '../domains/conversations/index.ts'
import { useHasScreen } from '../platform/screens/screen.ts'
import { useActor, useUnreadCount } from '../platform/session/actor.ts'
import type { NavEntry, NavGroup } from '../ui/layout/nav-entry.ts'
import { type Entry, type GroupId, groupOf, isPresent, visibleEntries } from './navigation.ts'

/** `active` is set by us: the router would mark the dashboard as active on every screen below it. */
const EXACT = { exact: true }
const GROUPS: readonly GroupId[] = ['main', 'tools', 'platform', 'settings']

/** The person's navigation, for the side, the bottom bar and the drawer. */
export function useNavigation(): { entries: NavEntry[]; groups: NavGroup[] } {
  const actor = useActor()
  const counts: Partial<Record<Entry['id'], Pick<NavEntry, 'count' | 'countLabel'>>> = {
    notifications: counted(useUnreadCount(), notifications.unread),
    messages: counted(useUnreadMessages(), words.unreadMessages),
  }
  const hasScreen = useHasScreen()
  const path = useLocation({ select: (location) => location.pathname })
  const shown = visibleEntries(actor, hasScreen)

  const draw = (entry: Entry): NavEntry => ({
    id: entry.id,
    label: words.entries[entry.id],
    icon: entry.icon,
    link: <Link to={entry.to} activeOptions={EXACT} />,
    active: isPresent(entry, path),
    ...counts[entry.id],
  })
  const groups = GROUPS.map((id) => ({
    id,
    title: words.groups[id],
    entries: shown.filter((entry) => groupOf(entry, actor) === id).map(draw),
  }))
  return { entries: shown.map(draw), groups: groups.filter((group) => group.entries.length > 0) }
}

const counted = (count: number, say: (count: number) => string) => ({ count, countLabel: say(count) })
