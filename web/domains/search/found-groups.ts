import type { Found } from '@gida/contract/domains/search/found'
import { MOST_FOUND } from '@gida/contract/domains/search/rules'
import { roles } from '#words/roles'
import { search as words } from '#words/search'
import {
  formatDay,
  formatNaira,
  formatPeriod,
  formatPhone,
  formatWhen,
} from '../../platform/screens/format.ts'
import { stringifySearch } from '../../platform/screens/search.ts'
import type { Entry, Group } from './entry.ts'

type Of<K extends keyof Found> = Found[K][number]
type MayOpen = (address: string) => boolean

/** Results by kind, with actions for the first person found; only what the person may open. */
export function groupsOf(found: Found, typed: string, mayOpen: MayOpen): Group[] {
  const more = (kind: keyof typeof words.all, list: string): Entry[] =>
    found[kind].length < MOST_FOUND
      ? []
      : [{ to: list + stringifySearch({ search: typed }), title: words.all[kind](typed), isAct: true }]
  const groups: Group[] = [
    { title: words.groups.acts, entries: actsFor(found.people[0]) },
    {
      title: words.groups.people,
      entries: [...found.people.map(person), ...more('people', '/dashboard/tenants')],
    },
    { title: words.groups.units, entries: found.units.map(unit) },
    { title: words.groups.leases, entries: found.leases.map(lease) },
    {
      title: words.groups.properties,
      entries: [...found.properties.map(property), ...more('properties', '/dashboard/properties')],
    },
    { title: words.groups.estates, entries: found.estates.map(estate) },
    {
      title: words.groups.payments,
      entries: [...found.payments.map(payment), ...more('payments', '/dashboard/payments')],
    },
    {
      title: words.groups.receipts,
      entries: [...found.receipts.map(receipt), ...more('receipts', '/dashboard/payments/receipts')],
    },
    {
      title: words.groups.requests,
      entries: [...found.requests.map(request), ...more('requests', '/dashboard/maintenance')],
    },
    { title: words.groups.notices, entries: found.notices.map(notice) },
  ]
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ to }) => mayOpen(to)) }))
    .filter(({ entries }) => entries.length > 0)
}

function actsFor(first: Of<'people'> | undefined): Entry[] {
  if (!first?.unit_id) return []
  const tenancy = stringifySearch({ unit_id: first.unit_id, tenant_id: first.id })
  const due = first.debt?.due_now ?? 0
  const owes = due > 0 ? { detail: words.dueNow(formatNaira(due, 'short')) } : {}
  const title = words.recordFor(first.full_name)
  return [{ to: `/dashboard/payments/record${tenancy}`, title, icon: 'naira', isAct: true, ...owes }]
}

const person = ({
  id,
  role,
  full_name,
  phone,
  unit_name,
  estate_name,

  debt,
}: Of<'people'>): Entry => {
  const place = unit_name && estate_name ? words.place(unit_name, estate_name) : phone && formatPhone(phone)
  return {
    to: unit_name ? `/dashboard/tenants/${id}` : `/dashboard/users/${id}`,
    title: full_name,
    detail: place ? words.at(roles[role], place) : roles[role],
    ...(debt && debt.arrears > 0 && { amount: debt.arrears, note: words.late(debt.late_days), isLate: true }),
  }
}

const unit = ({ id, name, estate_id, property_name, tenant_name, debt }: Of<'units'>): Entry => ({
  to: `/dashboard/estates/${estate_id}/units${stringifySearch({ unit: id })}`,
  title: words.place(name, property_name),
  detail: tenant_name ?? words.vacant,
  icon: 'key',
  ...(debt.arrears > 0 && { note: words.late(debt.late_days), isLate: true }),
})

const lease = ({ id, tenant_name, unit_name, estate_name, start_date, end_date }: Of<'leases'>): Entry => ({
  to: `/dashboard/leases/${id}`,
  title: words.leaseOf(tenant_name),
  detail: words.at(words.place(unit_name, estate_name), formatPeriod(start_date, end_date)),
  icon: 'file',
})

const property = ({ id, name, address, estate_name }: Of<'properties'>): Entry => ({
  to: `/dashboard/properties/${id}`,
  title: name,
  detail: words.place(address, estate_name),
  icon: 'building',
})

const estate = ({ id, name, lga, state }: Of<'estates'>): Entry => ({
  to: `/dashboard/estates/${id}`,
  title: name,
  detail: words.place(lga, state),
  icon: 'building',
})

const payment = ({ id, reference, tenant_name, created_at, amount }: Of<'payments'>): Entry => ({
  to: `/dashboard/payments/${id}`,
  title: reference,
  detail: words.at(tenant_name, formatWhen(created_at)),
  icon: 'naira',
  amount,
})

const request = ({ id, number, title, unit_name, estate_name }: Of<'requests'>): Entry => ({
  to: `/dashboard/maintenance/${id}`,
  title,
  detail: words.at(words.request(number), unit_name ? words.place(unit_name, estate_name) : estate_name),
  icon: 'wrench',
})

const notice = ({ id, kind, tenant_name, unit_name, dated }: Of<'notices'>): Entry => ({
  to: `/dashboard/notices/${id}`,
  title: words.notices[kind],
  detail: words.at(words.place(tenant_name, unit_name), formatDay(dated)),
  icon: 'file',
})

const receipt = ({ id, number, tenant_name, issued_at, amount }: Of<'receipts'>): Entry => ({
  to: `/dashboard/receipts/${id}`,
  title: number,
  detail: words.at(tenant_name, formatWhen(issued_at)),
  icon: 'receipt',
  amount,
})
