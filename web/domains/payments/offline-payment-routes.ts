import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { given, readCount, readEstate, readText } from '../../platform/screens/search.ts'
import { bankingsQuery, cashQuery, payersQuery } from './offline-payment-queries.ts'

const STAFF = ['ESTATE_MANAGER', 'LANDLORD', 'PROPERTY_MANAGER'] as const
const permission = 'payments_write'

const readTenancy = (raw: Record<string, unknown>) =>
  given({
    unit_id: readText(raw, 'unit_id'),
    tenant_id: readText(raw, 'tenant_id'),
    search: readText(raw, 'search')?.slice(0, 100),
  })

export const recordScreen = taskScreen('/dashboard/payments/record', {
  title: titles.record,
  roles: STAFF,
  permission,
  search: readTenancy,
  load: () => [payersQuery('')],
  page: () => import('./pages/RecordPaymentPage.tsx'),
})

export const recordSeveralScreen = taskScreen('/dashboard/payments/record-many', {
  title: titles.recordSeveral,
  roles: STAFF,
  permission,
  page: () => import('./pages/RecordSeveralPage.tsx'),
})

export const cashScreen = screen('/dashboard/payments/cash', {
  title: titles.cash,
  roles: STAFF,
  permission: 'payments_read',
  search: (raw) =>
    given({ page: readCount(raw, 'page'), banked: readCount(raw, 'banked'), estate_id: readEstate(raw) }),
  load: ({ search }) => [cashQuery(search), bankingsQuery(search)],
  page: () => import('./pages/CashPage.tsx'),
})
