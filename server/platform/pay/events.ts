import { z } from 'zod'
import { defineEvent } from '../jobs/events.ts'

/** The provider reported something about one of our transfers; ask it for the state. */
export const transferMoved = defineEvent({
  name: 'transfer_moved',
  payload: z.object({ reference: z.string() }),
})

/** The provider answers again after an outage, during which webhooks may have been lost. */
export const providerAnswersAgain = defineEvent({ name: 'provider_answers_again', payload: z.object({}) })

/** The provider holds money under its own reference, sent without a request from us. */
export const unexpectedMoneyReceived = defineEvent({
  name: 'unexpected_money_received',
  payload: z.object({ reference: z.string() }),
})
