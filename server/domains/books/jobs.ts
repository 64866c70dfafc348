import type { AnyJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/worker.ts'
import { proveLedgerJob, proveLedgerNightly } from './checks/prove-ledger.ts'

export const bookJobs: AnyJob[] = [proveLedgerJob, proveLedgerNightly]

export const bookSchedules: Schedule[] = [{ job: proveLedgerNightly, everySeconds: 86_400 }]
