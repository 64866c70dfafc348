import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { leaseQuery, leasesQuery, tenantQuery, tenantsQuery } from './queries.ts'
import {
  readLeaseSearch,
  readNewLeaseSearch,
  readTenantPageSearch,
  readTenantSearch,
  readTransferSearch,
} from './search.ts'

export const leasesScreen = screen('/dashboard/tenants/leases', {
  title: titles.leases,
  permission: 'leases_read',
  search: readLeaseSearch,
  load: ({ search }) => [leasesQuery(search)],
  page: () => import('./pages/LeasesPage.tsx'),
})

export const newLeaseScreen = taskScreen('/dashboard/leases/new', {
  title: titles.newLease,
  permission: 'tenants_write',
  search: readNewLeaseSearch,
  page: () => import('./pages/NewLeasePage.tsx'),
})

export const leaseScreen = screen('/dashboard/leases/$id', {
  title: titles.lease,
  permission: 'leases_read',
  load: ({ params }) => [leaseQuery(params.id)],
  page: () => import('./pages/LeasePage.tsx'),
})

export const leaseLawScreen = screen('/dashboard/leases/$id/law', {
  title: titles.leaseLaw,
  permission: 'leases_read',
  load: ({ params }) => [leaseQuery(params.id)],
  page: () => import('./pages/LeaseLawPage.tsx'),
})

export const renewLeaseScreen = taskScreen('/dashboard/leases/$id/renew', {
  title: titles.renewLease,
  permission: 'leases_write',
  load: ({ params }) => [leaseQuery(params.id)],
  page: () => import('./pages/RenewLeasePage.tsx'),
})

export const transferScreen = taskScreen('/dashboard/leases/$id/transfer', {
  title: titles.moveTenant,
  permission: 'tenants_write',
  search: readTransferSearch,
  load: ({ params }) => [leaseQuery(params.id)],
  page: () => import('./pages/TransferPage.tsx'),
})

export const tenantsScreen = screen('/dashboard/tenants', {
  title: titles.tenants,
  permission: 'tenants_read',
  search: readTenantSearch,
  load: ({ search }) => [tenantsQuery(search)],
  page: () => import('./pages/TenantsPage.tsx'),
})

export const tenantScreen = screen('/dashboard/tenants/$id', {
  title: titles.tenant,
  permission: 'tenants_read',
  search: readTenantPageSearch,
  load: ({ params }) => [tenantQuery(params.id)],
  page: () => import('./pages/TenantPage.tsx'),
})

export const leasesScreens = [leasesScreen, leaseScreen, leaseLawScreen, tenantsScreen, tenantScreen] as const

/** Task screens, without the frame. */
export const leasesFocusScreens = [newLeaseScreen, renewLeaseScreen, transferScreen] as const
