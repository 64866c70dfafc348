import { z } from 'zod'
import { defineEvent } from '../../../platform/jobs/events.ts'

const OfDebit = z.object({ autopay_charge_id: z.guid() })

/** An autopay charge has its day and amount, and its tenant is to be notified. `noticed_on` tells one notice from the next. */
export const autopayChargeAnnounced = defineEvent({
  name: 'autopay_charge_announced',
  payload: OfDebit.extend({ noticed_on: z.iso.date() }),
})

/** A debit did not go through; it is tried again on its new day. `attempt` tells one failure from the next. */
export const autopayChargePostponed = defineEvent({
  name: 'autopay_charge_postponed',
  payload: OfDebit.extend({ attempt: z.int() }),
})

/** A charge is more than its tenant allows for one debit. */
export const autopayChargeOverCeiling = defineEvent({ name: 'autopay_charge_over_ceiling', payload: OfDebit })

/** An instruction stopped by itself; `reason` as it stood then. */
export const instructionStopped = defineEvent({
  name: 'instruction_stopped',
  payload: z.object({ instruction_id: z.guid(), reason: z.string(), at: z.iso.datetime() }),
})
