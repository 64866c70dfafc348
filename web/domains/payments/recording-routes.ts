import { titles } from '#words/titles'
import { focusScreen, screen } from '../../platform/screen.ts'
import { given, readCount, readText } from '../../platform/search.ts'

const STAFF = ['ESTATE_MANAGER', 'LANDLORD', 'PROPERTY_MANAGER'] as const
const permission = 'payments_write'

const readHome = (raw: Record<string, unknown>) =>
  given({
    unit_id: readText(raw, 'unit_id'),
    tenant_id: readText(raw, 'tenant_id'),
    search: readText(raw, 'search')?.slice(0, 100),
  })

export const recordScreen = focusScreen('/dashboard/payments/record', {
  title: titles.record,
  roles: STAFF,
  permission,
  search: readHome,
  page: () => import('./pages/RecordPaymentPage.tsx'),
})

export const recordManyScreen = focusScreen('/dashboard/payments/record-many', {
  title: titles.recordMany,
  roles: STAFF,
  permission,
  page: () => import('./pages/RecordManyPage.tsx'),
})

export const cashScreen = screen('/dashboard/payments/cash', {
  title: titles.cash,
  roles: STAFF,
  permission: 'payments_read',
  search: (raw) => given({ page: readCount(raw, 'page') }),
  page: () => import('./pages/CashPage.tsx'),
})
