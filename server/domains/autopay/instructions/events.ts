import { z } from 'zod'
import { defineFact } from '../../../platform/jobs/facts.ts'

const OfDebit = z.object({ debit_id: z.guid() })

/** A debit has its day and amount, and its tenant is to hear of them. `noticed_on` tells one notice from the next. */
export const debitAnnounced = defineFact({
  name: 'debit_announced',
  payload: OfDebit.extend({ noticed_on: z.iso.date() }),
})

/** A debit did not go through; it is tried again on its new day. `attempt` tells one failure from the next. */
export const debitPostponed = defineFact({
  name: 'debit_postponed',
  payload: OfDebit.extend({ attempt: z.int() }),
})

/** A charge is more than its tenant allows for one debit. */
export const debitOverCeiling = defineFact({ name: 'debit_over_ceiling', payload: OfDebit })

/** An instruction stopped by itself; `reason` as it stood then. */
export const instructionStopped = defineFact({
  name: 'instruction_stopped',
  payload: z.object({ instruction_id: z.guid(), reason: z.string(), at: z.iso.datetime() }),
})
