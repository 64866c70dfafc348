import type { Role } from '@gida/contract/shared/roles'

export const fetchTenantView = () => import('./parts/TenantView.tsx')
export const fetchAdminView = () => import('./parts/AdminView.tsx')
export const fetchCollectorView = () => import('./parts/CollectorView.tsx')

/** The code of what a role sees first; nobody loads that of another. */
export const fetchViewOf = (role: Role): Promise<unknown> =>
  role === 'TENANT' ? fetchTenantView() : role === 'ADMIN' ? fetchAdminView() : fetchCollectorView()
