import type { Permission, Role } from '@gida/contract/shared/roles'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { moneyTabs as words } from '#words/money-tabs'
import { type Actor, hasPermission } from '../platform/session/access.ts'

export type MoneyGroup = keyof typeof words.groups
export const MONEY_GROUPS = Object.keys(words.groups) as MoneyGroup[]

const TENANT: Role[] = ['TENANT']
const KEEPERS: Role[] = ['ESTATE_MANAGER', 'ADMIN']
const OWNERS: Role[] = [...KEEPERS, 'LANDLORD']
const COLLECTORS: Role[] = [...OWNERS, 'PROPERTY_MANAGER']

type MoneyList = {
  /** Where those find it who have many lists; a tenant has a handful, in one row. */
  group: MoneyGroup
  label: string | ((role: Role) => string)
  link: ReactElement | ((estateId: string) => ReactElement)
  /** Of everybody where nobody is named. */
  for?: Role[]
  permission?: Permission
}

/** Every list about money, in the order in which it is looked for, and whose it is. */
const LISTS = {
  mine: { group: 'in', label: words.mine, link: <Link to="/dashboard/my-money" />, for: TENANT },
  payments: {
    group: 'in',
    label: words.payments,
    link: <Link to="/dashboard/payments" activeOptions={{ exact: true }} />,
  },
  charges: {
    group: 'in',
    label: (role) => (role === 'TENANT' ? words.charges : words.owed),
    link: <Link to="/dashboard/payments/charges" />,
  },
  late: {
    group: 'in',
    label: words.late,
    link: <Link to="/dashboard/payments/overdue" />,
    for: COLLECTORS,
    permission: 'tenants_read',
  },
  transfers: {
    group: 'in',
    label: words.transfers,
    link: <Link to="/dashboard/payments/transfers" />,
    for: KEEPERS,
  },
  cash: {
    group: 'in',
    label: words.cash,
    link: <Link to="/dashboard/payments/cash" />,
    for: COLLECTORS,
  },
  remittances: {
    group: 'out',
    label: (role) => (role === 'LANDLORD' ? words.myRemittances : words.remittances),
    link: <Link to="/dashboard/payments/remittances" />,
    for: OWNERS,
    permission: 'reports_read',
  },
  settlements: {
    group: 'out',
    label: words.settlements,
    link: <Link to="/dashboard/payments/settlements" />,
    for: OWNERS,
    permission: 'reports_read',
  },
  deposits: { group: 'out', label: words.deposits, link: <Link to="/dashboard/deposits" /> },
  refunds: {
    group: 'out',
    label: words.refunds,
    link: <Link to="/dashboard/payments/refunds" />,
    permission: 'payments_refund',
  },
  receipts: { group: 'books', label: words.receipts, link: <Link to="/dashboard/payments/receipts" /> },
  statements: {
    group: 'books',
    label: words.statements,
    link: <Link to="/dashboard/payments/statements" />,
    for: OWNERS,
    permission: 'reports_read',
  },
  held: {
    group: 'books',
    label: words.held,
    link: <Link to="/dashboard/money" activeOptions={{ exact: true }} />,
    for: OWNERS,
    permission: 'reports_read',
  },
  fund: {
    group: 'books',
    label: words.fund,
    link: (estateId) => <Link to="/dashboard/estates/$id/service-charge" params={{ id: estateId }} />,
    for: OWNERS,
    permission: 'estate_read',
  },
  waivers: {
    group: 'books',
    label: words.waivers,
    link: <Link to="/dashboard/payments/waivers" />,
    for: COLLECTORS,
  },
  'rent-paid': {
    group: 'books',
    label: words.rentPaid,
    link: <Link to="/dashboard/payments/rent-paid" />,
    for: TENANT,
  },
} satisfies Record<string, MoneyList>

export type MoneyListId = keyof typeof LISTS

export const groupOf = (id: MoneyListId): MoneyGroup => LISTS[id].group

/** The lists of a person, each with its words and its link; what is of one estate, of their first. */
export function listsOf(actor: Actor & { estates: readonly { id: string }[] }) {
  const { role } = actor.user
  const [estate] = actor.estates
  return Object.entries(LISTS as Record<MoneyListId, MoneyList>)
    .filter(([, list]) => !list.for || list.for.includes(role))
    .filter(([, { permission }]) => !permission || hasPermission(actor, permission))
    .flatMap(([value, { group, label, link }]) => {
      const leads = typeof link !== 'function' ? link : estate && link(estate.id)
      return leads
        ? [{ value, group, label: typeof label === 'string' ? label : label(role), link: leads }]
        : []
    })
}
