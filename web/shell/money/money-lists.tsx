import type { Permission, Role } from '@gida/contract/shared/roles'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { moneyTabs as words } from '#words/money-tabs'
import { type Actor, hasPermission } from '../../platform/session/access.ts'
import type { NeedKey } from '../use-need-counts.ts'

export type MoneyGroup = keyof typeof words.groups
export const MONEY_GROUPS = Object.keys(words.groups) as MoneyGroup[]

const TENANT: Role[] = ['TENANT']
const KEEPERS: Role[] = ['ESTATE_MANAGER', 'ADMIN']
const OWNERS: Role[] = [...KEEPERS, 'LANDLORD']
const COLLECTORS: Role[] = [...OWNERS, 'PROPERTY_MANAGER']

type MoneyList = {
  /** Its group; a tenant's few lists are shown in one row without groups. */
  group: MoneyGroup
  label: string | ((role: Role) => string)
  link: ReactElement
  /** The items of "Needs you today" that it lists. */
  waits?: readonly NeedKey[]
  /** For all roles where none is named. */
  for?: Role[]
  permission?: Permission
}

/** Every screen about money, in display order, with the roles and permission it needs. */
const LISTS = {
  mine: {
    group: 'in',
    label: words.mine,
    link: <Link to="/dashboard/payments" />,
    for: TENANT,
  },
  history: {
    group: 'in',
    label: words.payments,
    link: <Link to="/dashboard/payments/history" />,
    for: TENANT,
  },
  payments: {
    group: 'in',
    label: words.payments,
    link: <Link to="/dashboard/payments" />,
    for: COLLECTORS,
    waits: ['review'],
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
    waits: ['transfers'],
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
    waits: ['remittances'],
  },
  'deposits-due': {
    group: 'out',
    label: words.depositsDue,
    link: <Link to="/dashboard/deposits" />,
    for: COLLECTORS,
    waits: ['deposits'],
  },
  bills: {
    group: 'out',
    label: words.bills,
    link: <Link to="/dashboard/payments/bills" />,
    for: OWNERS,
    permission: 'payments_refund',
  },
  refunds: {
    group: 'out',
    label: words.refunds,
    link: <Link to="/dashboard/payments/refunds" />,
    permission: 'payments_refund',
    waits: ['refunds', 'disputes'],
  },
  held: {
    group: 'books',
    label: words.held,
    link: <Link to="/dashboard/money" />,
    for: OWNERS,
    permission: 'reports_read',
  },
  deposits: {
    group: 'books',
    label: (role) => (role === 'TENANT' ? words.myDeposit : words.deposits),
    link: <Link to="/dashboard/deposits" search={{ show: 'OPEN' }} />,
  },
  receipts: { group: 'books', label: words.receipts, link: <Link to="/dashboard/payments/receipts" /> },
  statements: {
    group: 'books',
    label: words.statements,
    link: <Link to="/dashboard/payments/statements" />,
    for: OWNERS,
    permission: 'reports_read',
  },
  settlements: {
    group: 'books',
    label: words.settlements,
    link: <Link to="/dashboard/payments/settlements" />,
    for: OWNERS,
    permission: 'reports_read',
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

/** The lists that a person may see, with their labels and links. */
export function listsOf(actor: Actor) {
  const { role } = actor.user
  return Object.entries(LISTS as Record<MoneyListId, MoneyList>)
    .filter(([, list]) => !list.for || list.for.includes(role))
    .filter(([, { permission }]) => !permission || hasPermission(actor, permission))
    .map(([value, { label, waits = [], ...list }]) => ({
      ...{ value, waits, group: list.group, link: list.link },
      label: typeof label === 'string' ? label : label(role),
    }))
}
