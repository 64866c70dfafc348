import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { settings as words } from '#words/settings'
import { useMayOpen } from '../../../platform/screens/screen.ts'
import { linkTo } from '../../../platform/screens/search.ts'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'

const TABS = {
  profile: '/dashboard/settings',
  security: '/dashboard/settings/security',
  notifications: '/dashboard/settings/notifications',
  privacy: '/dashboard/settings/privacy',
  appearance: '/dashboard/settings/appearance',
  subscription: '/dashboard/settings/subscription',
  developers: '/dashboard/settings/developers',
} as const

/** The head and tabs of one's own settings. */
export function SettingsFrame({ at, children }: { at: keyof typeof TABS; children: ReactNode }) {
  const mayOpen = useMayOpen()
  const items = (Object.keys(TABS) as (keyof typeof TABS)[])
    .filter((tab) => mayOpen(TABS[tab]))
    .map((tab) => ({
      value: tab,
      label: words.parts[tab],
      link: <Link {...linkTo(TABS[tab])} />,
    }))
  return (
    <>
      <PageHead title={words.title} />
      <Tabs label={words.tabs} items={items} value={at} />
      {children}
    </>
  )
}
