import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfPayment = z.object({ payment_id: z.guid() })

/** The state of a payment, or something else that screens show of it, has changed. */
export const paymentUpdated = defineEvent({ name: 'payment_updated', payload: OfPayment })

/** The money is in, the charges are settled and the receipt is numbered. */
export const paymentCompleted = defineEvent({ name: 'payment_completed', payload: OfPayment })

/** The provider says that an attempt did not go through. */
export const paymentFailed = defineEvent({ name: 'payment_failed', payload: OfPayment })

/** Something about a payment that a person must look at. */
export const paymentNeedsReview = defineEvent({ name: 'payment_needs_review', payload: OfPayment })

/** Money that was recorded by hand is out of the books again: it had not come, or its cheque was not paid. */
export const paymentReversed = defineEvent({ name: 'payment_reversed', payload: OfPayment })
