import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfRefund = z.object({ refund_id: z.guid() })

/** The provider could not reach the payer's account; another one is needed. */
export const refundNeedsAttention = defineEvent({ name: 'refund_needs_attention', payload: OfRefund })

/** The money is with the payer. */
export const refundCompleted = defineEvent({ name: 'refund_completed', payload: OfRefund })

/** The refund failed and was undone. */
export const refundFailed = defineEvent({ name: 'refund_failed', payload: OfRefund })

/** The server refunds a second payment of the same payment intent. */
export const duplicatePaymentRefunded = defineEvent({ name: 'second_payment_returned', payload: OfRefund })
