import { z } from 'zod'
import { defineEvent } from '../../../platform/jobs/events.ts'

const OfDebit = z.object({ autopay_charge_id: z.guid() })

/** An autopay charge has a date and an amount, and its tenant must be told. `noticed_on` distinguishes notices. */
export const autopayChargeAnnounced = defineEvent({
  name: 'autopay_charge_announced',
  payload: OfDebit.extend({ noticed_on: z.iso.date() }),
})

/** An autopay charge failed and is retried on a new day. `attempt` distinguishes failures. */
export const autopayChargePostponed = defineEvent({
  name: 'autopay_charge_postponed',
  payload: OfDebit.extend({ attempt: z.int() }),
})

/** A charge exceeds the tenant's limit per debit. */
export const autopayChargeOverCeiling = defineEvent({ name: 'autopay_charge_over_ceiling', payload: OfDebit })

/** The server paused an instruction; `reason` as it was then. */
export const instructionStopped = defineEvent({
  name: 'instruction_stopped',
  payload: z.object({ instruction_id: z.guid(), reason: z.string(), at: z.iso.datetime() }),
})
