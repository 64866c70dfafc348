import type { Context } from '@gida/contract/domains/auth/session'
import type { User } from '@gida/contract/domains/users/user'
import { Link } from '@tanstack/react-router'
import { users } from '#words/users'
import { hasPermission } from '../../../platform/session/access.ts'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import type { Action } from './ChangePeople.tsx'

const words = users.actions

/** The actions on a person; only viewing oneself, or without edit access. */
export function userMenu(person: User, actor: Context, onAction: (action: Action) => void): MenuItem[] {
  const { id, role, is_active } = person
  const view: MenuItem = {
    label: words.view,
    icon: 'eye',
    link: <Link to="/dashboard/users/$id" params={{ id }} />,
  }
  if (!hasPermission(actor, 'users_write') || id === actor.user.id || role === 'ADMIN') return [view]
  return [
    view,
    is_active
      ? { label: words.deactivate, icon: 'stopped', onSelect: () => onAction('deactivate') }
      : { label: words.activate, icon: 'ok', onSelect: () => onAction('activate') },
    ...(actor.estates.length > 0
      ? [{ label: words.assign, icon: 'building' as const, onSelect: () => onAction('assign') }]
      : []),
    { label: words.remove, icon: 'sign-out', onSelect: () => onAction('remove') },
  ]
}
