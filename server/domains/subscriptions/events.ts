import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfInvoice = z.object({ invoice_id: z.guid() })

/** An invoice of Gida to an estate is there. */
export const platformInvoiceRaised = defineEvent({ name: 'platform_invoice_raised', payload: OfInvoice })

/** It is open, and is near its due day or past it. */
export const platformInvoiceDue = defineEvent({
  name: 'platform_invoice_due',
  payload: OfInvoice.extend({ reminder: z.int() }),
})

/** Money for it is in. */
export const platformInvoicePaid = defineEvent({
  name: 'platform_invoice_paid',
  payload: OfInvoice.extend({ payment_id: z.guid() }),
})

/** Money for it is asked back, or is gone. */
export const platformInvoiceReversed = defineEvent({
  name: 'platform_invoice_reversed',
  payload: OfInvoice.extend({ reversal_id: z.guid() }),
})

/** A plan gets another price, or ends; those who have it hear of it before. */
export const planChangeAnnounced = defineEvent({
  name: 'plan_change_announced',
  payload: z.object({ plan_id: z.guid(), from: z.iso.date(), unit_price: z.int().nullable() }),
})
