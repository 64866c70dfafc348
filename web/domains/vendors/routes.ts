import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { vendorJobsQuery, vendorQuery, vendorsQuery } from './queries.ts'
import { readVendorsSearch } from './search.ts'

const limits = {
  permission: 'maintenance_read' as const,
  roles: ['ESTATE_MANAGER' as const, 'PROPERTY_MANAGER' as const, 'ADMIN' as const],
}

export const vendorsScreen = screen('/dashboard/maintenance/vendors', {
  title: titles.vendors,
  ...limits,
  search: readVendorsSearch,
  load: ({ search }) => [vendorsQuery(search)],
  page: () => import('./pages/VendorsPage.tsx'),
})

export const vendorScreen = screen('/dashboard/maintenance/vendors/$id', {
  title: titles.vendors,
  ...limits,
  load: ({ params }) => [vendorQuery(params.id), vendorJobsQuery(params.id, 1)],
  page: () => import('./pages/VendorPage.tsx'),
})

export const vendorScreens = [vendorsScreen, vendorScreen] as const
