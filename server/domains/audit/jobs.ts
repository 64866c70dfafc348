import { z } from 'zod'
import { runInParts } from '../../platform/jobs/batch.ts'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { BATCH, chainEntries } from './chain/chain-entries.ts'
import { signNextRoot } from './roots/sign-roots.ts'

/** Appends committed changes to the chain, then signs the finished days. */
const keepAuditChain = defineJob({
  name: 'keep_audit_chain',
  payload: z.object({}),
  run: async (services) => {
    await runInParts(services, async (tx) => (await chainEntries(tx)) === BATCH)
    await runInParts(services, (tx) => signNextRoot(tx, services))
  },
})

export const auditJobs: AnyJob[] = [keepAuditChain]
export const auditSchedules: Schedule[] = [{ job: keepAuditChain, everySeconds: 10 }]
