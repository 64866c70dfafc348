import type { Role } from '@gida/contract/shared/roles'

export const fetchTenantView = () => import('./parts/TenantView.tsx')
export const fetchAdminView = () => import('./parts/AdminView.tsx')
export const fetchCollectorView = () => import('./parts/CollectorView.tsx')

/** Loads the code of one role's dashboard only. */
export const fetchViewOf = (role: Role): Promise<unknown> =>
  role === 'TENANT' ? fetchTenantView() : role === 'ADMIN' ? fetchAdminView() : fetchCollectorView()
