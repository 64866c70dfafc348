import { lazy, Suspense, useEffect, useState } from 'react'
import { notifications as words } from '#words/notifications'
import { report } from '../../../platform/browser/report.ts'
import { useUnreadCount } from '../../../platform/session/actor.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { ResponsivePopover } from '../../../ui/overlay/ResponsivePopover.tsx'
import { fetchLater } from '../../../ui/settled.ts'

/** Loaded after the first screen, normally before the bell is used. */
const load = async () => ({ default: (await import('./NotificationPanel.tsx')).NotificationPanel })
const NotificationPanel = lazy(load)

/** The bell with the live unread count; no badge at 0. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false)
  const unread = useUnreadCount()
  useEffect(() => fetchLater(load), [])
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
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <NotificationPanel onDone={() => setOpen(false)} />
      </Suspense>
    </ResponsivePopover>
  )
}
