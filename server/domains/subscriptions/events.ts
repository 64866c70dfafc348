import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const OfInvoice = z.object({ invoice_id: z.guid() })

/** An invoice to an estate was raised. */
export const platformInvoiceRaised = defineEvent({ name: 'platform_invoice_raised', payload: OfInvoice })

/** An open invoice is near or past its due day. */
export const platformInvoiceDue = defineEvent({
  name: 'platform_invoice_due',
  payload: OfInvoice.extend({ reminder: z.int() }),
})

/** A payment of an invoice was received. */
export const platformInvoicePaid = defineEvent({
  name: 'platform_invoice_paid',
  payload: OfInvoice.extend({ payment_id: z.guid() }),
})

/** A payment of an invoice is being charged back or refunded, or that has ended. */
export const platformInvoiceReversed = defineEvent({
  name: 'platform_invoice_reversed',
  payload: OfInvoice.extend({ reversal_id: z.guid() }),
})

/** A plan's price changes or the plan ends; its estates are told in advance. */
export const planChangeAnnounced = defineEvent({
  name: 'plan_change_announced',
  payload: z.object({ plan_id: z.guid(), from: z.iso.date(), unit_price: z.int().nullable() }),
})
