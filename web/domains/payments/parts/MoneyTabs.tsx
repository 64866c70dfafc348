import type { Role } from '@gida/contract/shared/roles'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { hasPermission } from '../../../platform/access.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { deposits } from '../../../words/en/deposits.ts'
import { moneyBack } from '../../../words/en/money-back.ts'
import { payments } from '../../../words/en/payments.ts'
import { recording } from '../../../words/en/recording.ts'
import { settlements } from '../../../words/en/settlements.ts'
import { transfers } from '../../../words/en/transfers.ts'
import { useActor } from '../../auth/queries.ts'

const words = payments.tabs
const TENANT: Role[] = ['TENANT']
const COLLECTORS: Role[] = ['ESTATE_MANAGER', 'LANDLORD', 'PROPERTY_MANAGER', 'ADMIN']
const KEEPERS: Role[] = ['ESTATE_MANAGER', 'ADMIN']
const OWNERS: Role[] = [...KEEPERS, 'LANDLORD']

type Tab = { label: string | ((role: Role) => string); link: ReactElement; for?: Role[] }

/** Every list about money, and whose it is; of everybody where nobody is named. */
const TABS = {
  mine: { label: words.mine, link: <Link to="/dashboard/my-money" />, for: TENANT },
  payments: {
    label: words.payments,
    link: <Link to="/dashboard/payments" activeOptions={{ exact: true }} />,
  },
  charges: {
    label: (role) => (role === 'TENANT' ? words.charges : words.owed),
    link: <Link to="/dashboard/payments/charges" />,
  },
  late: { label: words.late, link: <Link to="/dashboard/payments/overdue" />, for: COLLECTORS },
  receipts: { label: words.receipts, link: <Link to="/dashboard/payments/receipts" /> },
  'rent-paid': {
    label: settlements.tabs.rentPaid,
    link: <Link to="/dashboard/payments/rent-paid" />,
    for: TENANT,
  },
  transfers: { label: transfers.tab, link: <Link to="/dashboard/payments/transfers" />, for: KEEPERS },
  cash: { label: recording.cash.tab, link: <Link to="/dashboard/payments/cash" />, for: COLLECTORS },
  deposits: { label: deposits.tab, link: <Link to="/dashboard/deposits" /> },
  refunds: { label: moneyBack.title, link: <Link to="/dashboard/payments/refunds" /> },
  remittances: {
    label: (role) => (role === 'LANDLORD' ? settlements.tabs.myRemittances : settlements.tabs.remittances),
    link: <Link to="/dashboard/payments/remittances" />,
    for: OWNERS,
  },
  statements: {
    label: settlements.tabs.statements,
    link: <Link to="/dashboard/payments/statements" />,
    for: OWNERS,
  },
  settlements: {
    label: settlements.tabs.settlements,
    link: <Link to="/dashboard/payments/settlements" />,
    for: OWNERS,
  },
} satisfies Record<string, Tab>

/** The lists about money, one beside the other. */
export function MoneyTabs({ at }: { at: keyof typeof TABS }) {
  const actor = useActor()
  const { role } = actor.user
  const items = Object.entries(TABS as Record<string, Tab>)
    .filter(([, tab]) => !tab.for || tab.for.includes(role))
    .filter(([value]) => value !== 'refunds' || hasPermission(actor, 'payments_refund'))
    .map(([value, { label, link }]) => ({
      value,
      label: typeof label === 'string' ? label : label(role),
      link,
    }))
  return (
    <div className="mb-4">
      <Tabs label={words.label} items={items} value={at} />
    </div>
  )
}
