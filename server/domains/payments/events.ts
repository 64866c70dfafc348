import { z } from 'zod'
import { defineFact } from '../../platform/jobs/facts.ts'

const OfPayment = z.object({ payment_id: z.guid() })

/** The state of a payment, or something else that screens show of it, has changed. */
export const paymentUpdated = defineFact({ name: 'payment_updated', payload: OfPayment })

/** The money is in, the charges are settled and the receipt is numbered. */
export const paymentCompleted = defineFact({ name: 'payment_completed', payload: OfPayment })

/** The provider says that an attempt did not go through. */
export const paymentFailed = defineFact({ name: 'payment_failed', payload: OfPayment })

/** Something about a payment that a person must look at. */
export const paymentNeedsReview = defineFact({ name: 'payment_needs_review', payload: OfPayment })

/** Money that was recorded by hand is out of the books again: it had not come, or its cheque was not paid. */
export const paymentReversed = defineFact({ name: 'payment_reversed', payload: OfPayment })

/** The provider said something of a transfer of ours. What it is, is asked. */
export const transferMoved = defineFact({
  name: 'transfer_moved',
  payload: z.object({ reference: z.string() }),
})

/** The provider answers again. What is open may have gone on meanwhile, and no event may have told of it. */
export const providerAnswersAgain = defineFact({ name: 'provider_answers_again', payload: z.object({}) })

/** The provider holds money under a reference of its own: somebody sent it without being asked for it. */
export const unaskedMoneyCame = defineFact({
  name: 'unasked_money_came',
  payload: z.object({ reference: z.string() }),
})
