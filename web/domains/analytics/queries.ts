import { client, query } from '../../platform/api.ts'

/** One answer holds what the dashboard of the caller's role shows. People decide by it, so it ages in 30 seconds. */
export const dashboardQuery = query(client.analytics.getDashboard, undefined, { fresh: 'critical' })
