import { focusScreen, screen } from '../../platform/screen.ts'
import { leases as words } from '../../words/en/leases.ts'
import { tenants } from '../../words/en/tenants.ts'
import {
  readLeaseSearch,
  readNewLeaseSearch,
  readTenantPageSearch,
  readTenantSearch,
  readTransferSearch,
} from './search.ts'

export const leasesScreen = screen('/dashboard/leases', {
  title: words.title,
  permission: 'leases_read',
  search: readLeaseSearch,
  page: () => import('./pages/LeasesPage.tsx'),
})

export const newLeaseScreen = focusScreen('/dashboard/leases/new', {
  title: words.assign.frame,
  permission: 'tenants_write',
  search: readNewLeaseSearch,
  page: () => import('./pages/NewLeasePage.tsx'),
})

export const leaseScreen = screen('/dashboard/leases/$id', {
  title: words.lease.title,
  permission: 'leases_read',
  page: () => import('./pages/LeasePage.tsx'),
})

export const renewLeaseScreen = focusScreen('/dashboard/leases/$id/renew', {
  title: words.renew.frame,
  permission: 'leases_write',
  page: () => import('./pages/RenewLeasePage.tsx'),
})

export const transferScreen = focusScreen('/dashboard/leases/$id/transfer', {
  title: words.transfer.frame,
  permission: 'tenants_write',
  search: readTransferSearch,
  page: () => import('./pages/TransferPage.tsx'),
})

export const tenantsScreen = screen('/dashboard/tenants', {
  title: tenants.title,
  permission: 'tenants_read',
  search: readTenantSearch,
  page: () => import('./pages/TenantsPage.tsx'),
})

export const tenantScreen = screen('/dashboard/tenants/$id', {
  title: tenants.one.title,
  permission: 'tenants_read',
  search: readTenantPageSearch,
  page: () => import('./pages/TenantPage.tsx'),
})

export const leasesScreens = [leasesScreen, leaseScreen, tenantsScreen, tenantScreen] as const

/** One thing at a time: without the frame. */
export const leasesFocusScreens = [newLeaseScreen, renewLeaseScreen, transferScreen] as const
