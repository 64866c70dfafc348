import { analytics } from '@gida/contract/domains/analytics/endpoints'
import type { Mount } from '../../platform/http/mount.ts'
import { getAdminDashboard } from './admin-dashboard.ts'
import { getCollectorDashboard } from './collector-dashboard.ts'
import { getTenantDashboard } from './tenant-dashboard.ts'

export function analyticsRoutes({ on }: Mount): void {
  on(analytics.getDashboard, (tx, { actor }) => {
    if (actor.role === 'ADMIN') return getAdminDashboard(tx)
    if (actor.role === 'TENANT') return getTenantDashboard(tx, actor)
    return getCollectorDashboard(tx, actor)
  })
}
