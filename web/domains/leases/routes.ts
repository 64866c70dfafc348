import { titles } from '#words/titles'
import { focusScreen, screen } from '../../platform/screen.ts'
import {
  readLeaseSearch,
  readNewLeaseSearch,
  readTenantPageSearch,
  readTenantSearch,
  readTransferSearch,
} from './search.ts'

export const leasesScreen = screen('/dashboard/leases', {
  title: titles.leases,
  permission: 'leases_read',
  search: readLeaseSearch,
  page: () => import('./pages/LeasesPage.tsx'),
})

export const newLeaseScreen = focusScreen('/dashboard/leases/new', {
  title: titles.newLease,
  permission: 'tenants_write',
  search: readNewLeaseSearch,
  page: () => import('./pages/NewLeasePage.tsx'),
})

export const leaseScreen = screen('/dashboard/leases/$id', {
  title: titles.lease,
  permission: 'leases_read',
  page: () => import('./pages/LeasePage.tsx'),
})

export const renewLeaseScreen = focusScreen('/dashboard/leases/$id/renew', {
  title: titles.renewLease,
  permission: 'leases_write',
  page: () => import('./pages/RenewLeasePage.tsx'),
})

export const transferScreen = focusScreen('/dashboard/leases/$id/transfer', {
  title: titles.transfer,
  permission: 'tenants_write',
  search: readTransferSearch,
  page: () => import('./pages/TransferPage.tsx'),
})

export const tenantsScreen = screen('/dashboard/tenants', {
  title: titles.tenants,
  permission: 'tenants_read',
  search: readTenantSearch,
  page: () => import('./pages/TenantsPage.tsx'),
})

export const tenantScreen = screen('/dashboard/tenants/$id', {
  title: titles.tenant,
  permission: 'tenants_read',
  search: readTenantPageSearch,
  page: () => import('./pages/TenantPage.tsx'),
})

export const leasesScreens = [leasesScreen, leaseScreen, tenantsScreen, tenantScreen] as const

/** One thing at a time: without the frame. */
export const leasesFocusScreens = [newLeaseScreen, renewLeaseScreen, transferScreen] as const
