import { shell as words } from '#words/shell'
import { useOfflineSince } from '../platform/browser/online.ts'
import { useLiveState } from '../platform/live/live.ts'
import { useActor } from '../platform/session/actor.ts'
import { Icon } from '../ui/action/Icon.tsx'
import { Avatar } from '../ui/display/Avatar.tsx'
import { RoleBadge } from '../ui/display/RoleBadge.tsx'
import { NavList } from '../ui/layout/NavList.tsx'
import type { NavGroup } from '../ui/layout/nav-entry.ts'
import { Drawer } from '../ui/overlay/Drawer.tsx'
import { personName } from './person.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; groups: NavGroup[]; signOut: () => void }

/** The whole navigation on the phone, with the person at the top. */
export function MobileDrawer({ open, onOpenChange, groups, signOut }: Props) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      label={words.menu}
      head={<Person />}
      foot={
        <button
          type="button"
          className="flex h-11 w-full items-center gap-2.5 rounded-2 px-2.5 text-ink-soft hover:bg-sunken hover:text-ink"
          onClick={() => {
            onOpenChange(false)
            signOut()
          }}
        >
          <Icon name="sign-out" />
          {words.signOut}
        </button>
      }
    >
      {/* A tap on the entry of the current page navigates nowhere, but closes the drawer too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires click too */}
      <nav aria-label={words.menu} onClick={() => onOpenChange(false)}>
        <NavList groups={groups} roomy />
      </nav>
    </Drawer>
  )
}

function Person() {
  const { user } = useActor()
  return (
    <>
      <Avatar size="l" name={user.full_name} photo={user.profile_data.avatar_url} />
      <span className="min-w-0 grow">
        <span className="name">{personName(user)}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2">
          <RoleBadge role={user.role} />
          <Presence />
        </span>
      </span>
    </>
  )
}

/** Shows "online" only while the live connection is up. */
function Presence() {
  const isLive = useLiveState() === 'connected'
  const isOnline = useOfflineSince() === null && isLive
  return (
    <span className="flex items-center gap-1.5 text-small text-ink-soft">
      <i aria-hidden className={`size-2 rounded-full ${isOnline ? 'bg-money-in-solid' : 'bg-line-strong'}`} />
      {isOnline ? words.online : words.offline}
    </span>
  )
}
