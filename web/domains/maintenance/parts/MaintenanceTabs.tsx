import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { maintenance as words } from '#words/maintenance'
import { useActor } from '../../../platform/session/actor.ts'
import { Tabs } from '../../../ui/layout/Tabs.tsx'

/** The maintenance lists, in display order. */
const LISTS = {
  requests: <Link to="/dashboard/maintenance" activeOptions={{ exact: true }} />,
  orders: <Link to="/dashboard/maintenance/orders" />,
  vendors: <Link to="/dashboard/maintenance/vendors" />,
  inspections: <Link to="/dashboard/maintenance/inspections" />,
  assets: <Link to="/dashboard/maintenance/assets" />,
  figures: <Link to="/dashboard/maintenance/figures" />,
} satisfies Partial<Record<keyof typeof words.tabs, ReactElement>>

const ITEMS = Object.entries(LISTS).map(([value, link]) => ({
  value,
  label: words.tabs[value as keyof typeof LISTS],
  link,
}))

/** Tabs of the maintenance lists, for staff. */
export function MaintenanceTabs({ at }: { at: keyof typeof LISTS }) {
  const actor = useActor()
  if (actor.user.role === 'TENANT' || ITEMS.length < 2) return null
  return (
    <div className="mb-4">
      <Tabs label={words.tabsLabel} items={ITEMS} value={at} />
    </div>
  )
}
