import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfPayment = z.object({ payment_id: z.guid() })

/** The status of a payment, or something else shown with it, has changed. */
export const paymentUpdated = defineEvent({ name: 'payment_updated', payload: OfPayment })

/** The money has arrived, charges are settled and the receipt has its number. */
export const paymentCompleted = defineEvent({ name: 'payment_completed', payload: OfPayment })

/** The provider reports that an attempt failed. */
export const paymentFailed = defineEvent({ name: 'payment_failed', payload: OfPayment })

/** Something about a payment that a person must look at. */
export const paymentNeedsReview = defineEvent({ name: 'payment_needs_review', payload: OfPayment })

/** A manually recorded payment was reversed: the money had not arrived, or its cheque bounced. */
export const paymentReversed = defineEvent({ name: 'payment_reversed', payload: OfPayment })
