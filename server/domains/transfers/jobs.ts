import type { AnyJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { closeVirtualAccount } from './accounts/close-virtual-account.ts'
import { openVirtualAccount } from './accounts/open-virtual-account.ts'
import { receiveTransfer } from './received/receive-transfer.ts'
import { sweepTransfers } from './received/sweep-transfers.ts'
import { bookStatement } from './statements/book-statement.ts'

export const transferJobs: AnyJob[] = [
  openVirtualAccount,
  closeVirtualAccount,
  receiveTransfer,
  sweepTransfers,
  bookStatement,
]

export const transferSchedules: Schedule[] = [{ job: sweepTransfers, everySeconds: 30 }]
