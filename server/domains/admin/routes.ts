import { admin } from '@gida/contract/domains/admin/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { isWell, makeChecks } from './checks.ts'
import { platformEstateRoutes } from './estates/routes.ts'
import { listFailedJobs, retryJobs } from './failed-jobs.ts'
import { featureRoutes } from './features/routes.ts'
import { getPlatform } from './get-platform.ts'
import { giveUpJob, listGivenUpJobs } from './give-up-job.ts'
import { getPlatformHealth } from './health/get-health.ts'
import { holdRoutes } from './holds/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { getRevenue } from './revenue/get-revenue.ts'
import { recordRevenue } from './revenue/record-revenue.ts'
import { Unwell } from './unwell.ts'
import { getPlatformUse } from './use/get-platform-use.ts'

export function adminRoutes(version: string, jobNames: readonly string[]): (mount: Mount) => void {
  return (mount) => {
    const { on, make, inSteps } = mount
    const check = makeChecks(jobNames)

    inSteps(admin.getHealth, async ({ services }) => {
      const checks = await check(services)
      const payments = { mode: services.config.provider.mode }
      if (!isWell(checks)) throw new Unwell({ status: 'failed', checks, payments, version })
      return { status: 'ok' as const, checks, payments, version }
    })

    on(admin.getPlatform, (tx) => getPlatform(tx))
    on(admin.getPlatformHealth, (tx) => getPlatformHealth(tx))
    on(admin.getPlatformUse, (tx) => getPlatformUse(tx))
    peopleRoutes(mount)
    platformEstateRoutes(mount)
    featureRoutes(mount)
    holdRoutes(mount)
    on(admin.getRevenue, (tx, { query }) => getRevenue(tx, query))
    make(admin.recordRevenue, (tx, { actor, body }) => recordRevenue(tx, actor, body))
    on(admin.listFailedJobs, (tx, { query }) => listFailedJobs(tx, query))
    on(admin.listGivenUpJobs, (tx, { query }) => listGivenUpJobs(tx, query))
    on(admin.retryJobs, async (tx, { body }) => ({ count: await retryJobs(tx, body.job_ids) }))
    on(admin.giveUpJob, async (tx, { actor, body }) => {
      await giveUpJob(tx, actor, body)
      return undefined
    })
  }
}
