import type { Health } from '@gida/contract/domains/admin/endpoints'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Services } from '../../platform/services.ts'
import { readQueue } from './queue-state.ts'

export type Checks = z.infer<typeof Health>['checks']
type Verdict = Checks[keyof Checks]
type Check = (services: Services) => Promise<unknown>

/** Timeout per check, so that health calls stay fast. */
const MOST_WAITED_MS = 2_000
/** How long results of checks on external services are cached. */
const KEPT_MS = 30_000
/** If a job due this long ago has not been started, no worker is running. */
const OLDEST_JOB_SECONDS = 600

export type CheckHealth = (services: Services) => Promise<Checks>

/** The health checks of a node that knows these jobs. Checks of external services are cached. */
export function makeChecks(jobNames: readonly string[]): CheckHealth {
  const storage = remembered(checkStorage)
  const payments = remembered((services) => services.provider.check())
  return async (services) => {
    const [database, jobs, stored, paid] = await Promise.all([
      verdict(checkDatabase(services)),
      verdict(checkJobs(services, jobNames)),
      storage(services),
      payments(services),
    ])
    return { database, jobs, storage: stored, payments: paid }
  }
}

/**
 * Whether this node can do its work. The payment provider is not included: only starting payments needs it, and taking the node out
 * of service would not help.
 */
export const isWell = ({ database, jobs, storage }: Checks) =>
  [database, jobs, storage].every((check) => check === 'ok')

const checkDatabase: Check = (services) =>
  services.transaction('system', (tx) => sql`select from users limit 1`.execute(tx))

async function checkJobs(services: Services, known: readonly string[]): Promise<void> {
  const { oldest_seconds } = await services.transaction('system', (tx) => readQueue(tx, known))
  if (oldest_seconds > OLDEST_JOB_SECONDS) throw new Error('jobs are not being done')
}

/** Writes and reads back, which also detects full disks and missing permissions. */
const checkStorage: Check = async ({ files, clock }) => {
  const now = new TextEncoder().encode(clock.now().toISOString())
  await files.put('health', now, 'text/plain')
  const kept = await files.get('health')
  if (!kept) throw new Error('the store does not keep what it is given')
}

/** Caches a check. While one is running the last result is used, within a limit. */
function remembered(check: Check): (services: Services) => Promise<Verdict> {
  let answer: Verdict | null = null
  let asked_at = Number.NEGATIVE_INFINITY
  let open: Promise<Verdict> | null = null
  return async (services) => {
    const now = services.clock.now().getTime()
    if (!open && now - asked_at >= KEPT_MS) {
      asked_at = now
      open = settled(check(services)).then((found) => {
        answer = found
        open = null
        return found
      })
    }
    if (!open) return answer ?? 'failed'
    if (now - asked_at >= MOST_WAITED_MS) return 'failed'
    return answer ?? withinTime(open)
  }
}

const settled = (check: Promise<unknown>): Promise<Verdict> =>
  check.then(
    () => 'ok',
    () => 'failed',
  )

const verdict = (check: Promise<unknown>) => withinTime(settled(check))

async function withinTime(check: Promise<Verdict>): Promise<Verdict> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Verdict>((resolve) => {
    timer = setTimeout(() => resolve('failed'), MOST_WAITED_MS)
  })
  return Promise.race([check, late]).finally(() => clearTimeout(timer))
}
