import { Link } from '@tanstack/react-router'
import { Tabs } from '../../../ui/Tabs.tsx'
import { payments } from '../../../words/en/payments.ts'
import { useActor } from '../../auth/queries.ts'

const words = payments.tabs
type Tab = 'payments' | 'charges' | 'late' | 'receipts'

/** The lists about money, one beside the other. */
export function MoneyTabs({ at }: { at: Tab }) {
  const isTenant = useActor().user.role === 'TENANT'
  const items = [
    {
      value: 'payments',
      label: words.payments,
      link: <Link to="/dashboard/payments" activeOptions={{ exact: true }} />,
    },
    {
      value: 'charges',
      label: isTenant ? words.charges : words.owed,
      link: <Link to="/dashboard/payments/charges" />,
    },
    { value: 'late', label: words.late, link: <Link to="/dashboard/payments/overdue" /> },
    { value: 'receipts', label: words.receipts, link: <Link to="/dashboard/payments/receipts" /> },
  ]
  return (
    <div className="mb-4">
      <Tabs
        label={words.label}
        items={items.filter((item) => !isTenant || item.value !== 'late')}
        value={at}
      />
    </div>
  )
}
