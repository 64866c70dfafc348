import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Deductions were proposed or answered, or the deposit was settled or refunded. `at` distinguishes repeated rounds. */
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

/** The refund account was set or changed, by the tenant or somebody in their session. */
export const returnAccountNamed = defineEvent({
  name: 'deposit_account_named',
  payload: z.object({ lease_id: z.guid(), at: z.string() }),
})

/** A deposit is due in that many days, or late by that many; published once per step. */
export const depositDue = defineEvent({
  name: 'deposit_due',
  payload: z.object({ lease_id: z.guid(), step: z.int(), days_left: z.int(), due_on: z.string() }),
})
