import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { notifications as words } from '#words/notifications'
import { useMayOpen } from '../../../platform/screens/screen.ts'
import { linkTo } from '../../../platform/screens/search.ts'
import { useUnreadCount } from '../../../platform/session/actor.ts'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'

const TABS = {
  yours: '/dashboard/notifications',
  sent: '/dashboard/notifications/sent',
  settings: '/dashboard/settings/notifications',
} as const
const NAMES = Object.keys(TABS) as (keyof typeof TABS)[]

type Props = { at: 'yours' | 'sent'; note: string; actions?: ReactNode; children: ReactNode }

/** The head with tabs for received and sent; the latter only for those who may send. */
export function NotificationsFrame({ at, note, actions, children }: Props) {
  const mayOpen = useMayOpen()
  const unread = useUnreadCount()
  const items = NAMES.filter((name) => mayOpen(TABS[name])).map((name) => ({
    ...{ value: name, label: words.tabs[name], link: <Link {...linkTo(TABS[name])} /> },
    ...(name === 'yours' && { count: unread }),
  }))
  return (
    <>
      <PageHead title={words.title} note={note} wraps actions={actions} />
      <Tabs label={words.parts} items={items} value={at} />
      <div className="mt-5">{children}</div>
    </>
  )
}
