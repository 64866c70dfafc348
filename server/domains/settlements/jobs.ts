import type { AnyJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { reconcileSettlements } from './reconcile/reconcile-settlements.ts'
import { advanceRemittance } from './remittances/advance-remittance.ts'
import { deliverAdvice } from './remittances/deliver-advice.ts'
import { sweepRemittances } from './remittances/sweep-remittances.ts'
import { mailStatement, mailStatements } from './statements/mail-statements.ts'

export const settlementJobs: AnyJob[] = [
  reconcileSettlements,
  advanceRemittance,
  sweepRemittances,
  deliverAdvice,
  mailStatements,
  mailStatement,
]

export const settlementSchedules: Schedule[] = [
  { job: reconcileSettlements, everySeconds: 1800 },
  { job: sweepRemittances, everySeconds: 30 },
  { job: mailStatements, everySeconds: 3600 },
]
