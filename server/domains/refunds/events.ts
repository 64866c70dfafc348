import { z } from 'zod'
import { defineFact } from '../../platform/jobs/facts.ts'

const OfRefund = z.object({ refund_id: z.guid() })

/** The provider could not reach the payer's account: somebody must give another. */
export const refundNeedsAttention = defineFact({ name: 'refund_needs_attention', payload: OfRefund })

/** The money is with the payer. */
export const refundCompleted = defineFact({ name: 'refund_completed', payload: OfRefund })

/** The money did not go back, and all stands as before. */
export const refundFailed = defineFact({ name: 'refund_failed', payload: OfRefund })

/** What was paid a second time for one wish is on its way back, by the server's own doing. */
export const secondPaymentReturned = defineFact({ name: 'second_payment_returned', payload: OfRefund })
