import { z } from 'zod'
import { defineEvent } from '../jobs/events.ts'

/** The provider said something of a transfer of ours. What it is, is asked. */
export const transferMoved = defineEvent({
  name: 'transfer_moved',
  payload: z.object({ reference: z.string() }),
})

/** The provider answers again. What is open may have gone on meanwhile, and no event may have told of it. */
export const providerAnswersAgain = defineEvent({ name: 'provider_answers_again', payload: z.object({}) })

/** The provider holds money under a reference of its own: somebody sent it without being asked for it. */
export const unexpectedMoneyReceived = defineEvent({
  name: 'unexpected_money_received',
  payload: z.object({ reference: z.string() }),
})
