import { Link } from '@tanstack/react-router'
import { leases } from '#words/leases'
import { Tabs } from '../../../ui/layout/Tabs.tsx'

const words = leases.tabs
export type LeaseTab = 'overview' | 'ledger' | 'law'
type Props = { id: string; at: LeaseTab }

/** The tabs of a lease. */
export function LeaseTabs({ id, at }: Props) {
  const items = [
    {
      value: 'overview',
      label: words.overview,
      link: <Link to="/dashboard/leases/$id" params={{ id }} />,
    },
    {
      value: 'ledger',
      label: words.ledger,
      link: <Link to="/dashboard/leases/$id/ledger" params={{ id }} />,
    },
    { value: 'law', label: words.law, link: <Link to="/dashboard/leases/$id/law" params={{ id }} /> },
  ]
  return (
    <div className="mb-4">
      <Tabs label={words.label} items={items} value={at} />
    </div>
  )
}
