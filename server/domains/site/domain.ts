import { sql } from 'kysely'
import type { Domain } from '../../platform/domain.ts'
import type { Retention } from '../../platform/retention/retention.ts'
import { sitePages } from './site-pages.ts'
import { checkStatus } from './status/check-status.ts'
import { statusPages } from './status/status-pages.ts'

/** The front door. It tells how long things are kept, so it is given that. */
export const site = (retention: readonly Retention[]): Domain => ({ pages: [sitePages(retention)] })

/** How everything is, looked at every minute and said to everybody. */
export const status: Domain = {
  pages: [statusPages],
  jobs: [checkStatus],
  schedules: [{ job: checkStatus, everySeconds: 60 }],
  retention: [
    {
      table: 'status_hour',
      held_by: null,
      what: 'how Gida was, hour by hour',
      days: 31,
      why: 'The status page shows thirty days.',
      since: sql`hour`,
    },
  ],
}
