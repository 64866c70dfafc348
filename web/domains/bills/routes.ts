import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { billQuery, billsQuery, upkeepCostsQuery, withheldQuery } from './queries.ts'
import { readBillsSearch, readFiguresSearch } from './search.ts'

const limits = {
  permission: 'payments_refund' as const,
  roles: ['ESTATE_MANAGER' as const, 'LANDLORD' as const, 'ADMIN' as const],
}

export const billsScreen = screen('/dashboard/payments/bills', {
  title: titles.bills,
  ...limits,
  search: readBillsSearch,
  load: ({ search }) => [billsQuery(search), withheldQuery(search.estate_id)],
  page: () => import('./pages/BillsPage.tsx'),
})

export const billScreen = screen('/dashboard/payments/bills/$id', {
  title: titles.bills,
  ...limits,
  load: ({ params }) => [billQuery(params.id)],
  page: () => import('./pages/BillPage.tsx'),
})

export const upkeepFiguresScreen = screen('/dashboard/maintenance/figures', {
  title: titles.upkeepFigures,
  permission: 'properties_read',
  roles: ['ESTATE_MANAGER', 'PROPERTY_MANAGER', 'LANDLORD', 'ADMIN'],
  search: readFiguresSearch,
  load: ({ search }) => [upkeepCostsQuery(search.estate_id)],
  page: () => import('./pages/UpkeepFiguresPage.tsx'),
})

export const billScreens = [billsScreen, billScreen, upkeepFiguresScreen] as const
