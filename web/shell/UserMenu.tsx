import { Link } from '@tanstack/react-router'
import { shell } from '#words/shell'
import { setTheme, useDrawnTheme } from '../platform/browser/theme.ts'
import { Contact } from '../platform/screens/Contact.tsx'
import { useHasScreen } from '../platform/screens/screen.ts'
import { useActor } from '../platform/session/actor.ts'
import type { IconName } from '../ui/action/Icon.tsx'
import { Avatar } from '../ui/display/Avatar.tsx'
import { RoleBadge } from '../ui/display/RoleBadge.tsx'
import { TopBarButton } from '../ui/layout/TopBarButton.tsx'
import { Menu } from '../ui/overlay/Menu.tsx'
import type { MenuItem } from '../ui/overlay/menu-item.ts'
import { personName } from './person.ts'
import type { Leaving } from './use-leaving.tsx'

const words = shell.account
const PLACES: readonly { label: string; icon: IconName; to: string }[] = [
  { label: words.profile, icon: 'user', to: '/dashboard/settings' },
  { label: words.settings, icon: 'gear', to: '/dashboard/settings/appearance' },
]

/** Rendered by the server, so a plain link rather than a route. */
// biome-ignore lint/a11y/useAnchorContent: the menu fills in the label
const HELP = <a href="/help" />

/** The menu of the person signed in. */
export function UserMenu({ signOut, isLeaving }: Leaving) {
  const actor = useActor()
  const { user } = actor
  const hasScreen = useHasScreen()
  const theme = useDrawnTheme()
  const name = personName(user)
  const photo = user.profile_data.avatar_url

  const places: MenuItem[] = PLACES.filter(({ to }) => hasScreen(to)).map(({ label, icon, to }) => ({
    label,
    icon,
    link: <Link to={to} />,
  }))
  const payout: MenuItem = {
    label: words.payout,
    icon: 'bank',
    link: <Link to="/dashboard/settings/payout" />,
  }
  const other = theme === 'dark' ? 'light' : 'dark'
  const items: MenuItem[] = [
    'line',
    { heading: words.title },
    ...places,
    ...(actor.permissions.includes('properties_write') ? [payout] : []),
    { label: words.help, icon: 'info', link: HELP },
    { label: words[other], icon: other === 'dark' ? 'moon' : 'sun', onSelect: () => setTheme(other) },
    'line',
    { label: words.logOut, icon: 'sign-out', onSelect: signOut, disabled: isLeaving },
  ]

  return (
    <Menu
      label={words.title}
      width={264}
      items={items}
      head={
        <div className="flex items-start gap-3 px-2.5 py-2.5">
          <Avatar name={user.full_name} photo={photo} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="mb-1.5 text-small text-ink-soft">
              <Contact of={user} />
            </p>
            <RoleBadge role={user.role} />
          </div>
        </div>
      }
      trigger={
        <TopBarButton kind="user">
          <Avatar size="s" name={user.full_name} photo={photo} />
          <span className="sr-only md:not-sr-only">
            <span className="sr-only">{words.of} </span>
            <span className="cut block max-w-48">{name}</span>
          </span>
        </TopBarButton>
      }
    />
  )
}
