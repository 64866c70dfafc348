import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Something was proposed, answered, settled or sent back. `at` tells one round from another. */
export const depositMoved = defineEvent({
  name: 'deposit_moved',
  payload: z.object({
    lease_id: z.guid(),
    to: z.enum(['PROPOSED', 'AGREED', 'DISPUTED', 'SETTLED', 'PART_RETURNED', 'RETURNED']),
    at: z.string(),
    words: z.string().optional(),
    amount: z.int().optional(),
  }),
})

/** The tenant, or somebody in their name, said where it goes back to, or said otherwise than before. */
export const returnAccountNamed = defineEvent({
  name: 'deposit_account_named',
  payload: z.object({ lease_id: z.guid(), at: z.string() }),
})

/** A deposit is to be back in so many days, or is late by so many; said once for each step. */
export const depositDue = defineEvent({
  name: 'deposit_due',
  payload: z.object({ lease_id: z.guid(), step: z.int(), days_left: z.int(), due_on: z.string() }),
})
