import { sql } from 'kysely'
import type { Domain } from '../../platform/domain.ts'
import type { Retention } from '../../platform/retention/retention.ts'
import { sitePages } from './site-pages.ts'
import { checkStatus } from './status/check-status.ts'
import { statusPages } from './status/status-pages.ts'

/** The public pages. They list retention periods, which are therefore passed in. */
export const site = (retention: readonly Retention[]): Domain => ({ pages: [sitePages(retention)] })

/** Checks the status every minute and publishes it. */
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
