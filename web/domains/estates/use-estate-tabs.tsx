import type { Estate } from '@gida/contract/domains/estates/estate'
import { Link } from '@tanstack/react-router'
import { estates } from '#words/estates'
import { useMayOpen } from '../../platform/screens/screen.ts'
import { linkTo } from '../../platform/screens/search.ts'
import type { TabItem } from '../../ui/layout/Tabs.tsx'

const words = estates.estate.tabs

const PATHS = {
  overview: '',
  units: '/units',
  'service-charge': '/service-charge',
  reports: '/reports',
  tax: '/tax',
  settings: '/settings',
}
export type EstateTab = keyof typeof PATHS
const TABS = Object.keys(PATHS) as EstateTab[]

/** The tabs of an estate that the person may open; settings only if they may change them. */
export function useEstateTabs(id: string, estate: Estate | undefined): TabItem[] {
  const mayOpen = useMayOpen()
  const addressOf = (tab: EstateTab) => `/dashboard/estates/${id}${PATHS[tab]}`
  return TABS.filter((tab) => mayOpen(addressOf(tab)) && (tab !== 'settings' || estate?.can.write)).map(
    (tab) => ({
      value: tab,
      label: words[tab],
      link: <Link {...linkTo(addressOf(tab))} activeOptions={{ exact: true }} />,
      ...(tab === 'units' && estate && { count: estate.unit_count }),
    }),
  )
}
