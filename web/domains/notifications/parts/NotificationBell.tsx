import { useEffect, useState } from 'react'
import { notifications as words } from '#words/notifications'
import { report } from '../../../platform/browser/report.ts'
import { useUnreadCount } from '../../../platform/session/actor.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { ResponsivePopover } from '../../../ui/overlay/ResponsivePopover.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'

/** The live count of what is not read; no badge at 0. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false)
  const unread = useUnreadCount()
  useEffect(() => {
    if (globalThis.Notification?.permission === 'granted')
      import('../push.ts').then(({ renewPush }) => renewPush()).catch(report)
  }, [])
  return (
    <ResponsivePopover
      label={words.title}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon="bell" label={words.bell(unread)} count={unread} />}
    >
      <NotificationPanel onDone={() => setOpen(false)} />
    </ResponsivePopover>
  )
}
