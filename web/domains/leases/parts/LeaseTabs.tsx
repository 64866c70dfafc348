import { Link } from '@tanstack/react-router'
import { books } from '#words/books'
import { Tabs } from '../../../ui/layout/Tabs.tsx'

const words = books.lease

/** What there is to see of one tenancy. */
export function LeaseTabs({
  id,
  estateId,
  at,
}: {
  id: string
  estateId?: string | undefined
  at: 'tenancy' | 'ledger'
}) {
  const items = [
    {
      value: 'tenancy',
      label: words.tenancy,
      link: <Link to="/dashboard/leases/$id" params={{ id }} activeOptions={{ exact: true }} />,
    },
    {
      value: 'ledger',
      label: words.ledger,
      link: <Link to="/dashboard/leases/$id/ledger" params={{ id }} />,
    },
    ...(estateId
      ? [
          {
            value: 'fund',
            label: words.fund,
            link: <Link to="/dashboard/estates/$id/service-charge" params={{ id: estateId }} />,
          },
        ]
      : []),
  ]
  return (
    <div className="mb-4">
      <Tabs label={words.tabs} items={items} value={at} />
    </div>
  )
}
