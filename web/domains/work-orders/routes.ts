import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { approvalsQuery, orderQuery, ordersQuery } from './queries.ts'
import { readApprovalsSearch, readNewOrderSearch, readOrdersSearch } from './search.ts'

const permission = 'properties_read'

export const ordersScreen = screen('/dashboard/maintenance/orders', {
  title: titles.workOrders,
  permission: 'maintenance_read',
  roles: ['ESTATE_MANAGER', 'PROPERTY_MANAGER'],
  search: readOrdersSearch,
  load: ({ search }) => [ordersQuery(search)],
  page: () => import('./pages/OrdersPage.tsx'),
})

export const newOrderScreen = screen('/dashboard/maintenance/orders/new', {
  title: titles.newWorkOrder,
  permission: 'maintenance_write',
  roles: ['ESTATE_MANAGER', 'PROPERTY_MANAGER'],
  search: readNewOrderSearch,
  page: () => import('./pages/NewOrderPage.tsx'),
})

/** A landlord comes here from what waits for their word. */
export const orderScreen = screen('/dashboard/maintenance/orders/$id', {
  title: titles.workOrders,
  permission,
  load: ({ params }) => [orderQuery(params.id)],
  page: () => import('./pages/OrderPage.tsx'),
})

export const approvalsScreen = screen('/dashboard/approvals', {
  title: titles.approvals,
  permission,
  search: readApprovalsSearch,
  load: ({ search }) => [approvalsQuery(search)],
  page: () => import('./pages/ApprovalsPage.tsx'),
})

export const workScreens = [ordersScreen, newOrderScreen, orderScreen, approvalsScreen] as const
