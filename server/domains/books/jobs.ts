import type { AnyJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { ledgerChecksJob, nightlyLedgerChecks } from './checks/run-ledger-checks.ts'

export const bookJobs: AnyJob[] = [ledgerChecksJob, nightlyLedgerChecks]

export const bookSchedules: Schedule[] = [{ job: nightlyLedgerChecks, everySeconds: 86_400 }]
