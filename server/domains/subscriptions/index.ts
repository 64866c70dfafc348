export {
  planChangeAnnounced,
  platformInvoiceDue,
  platformInvoicePaid,
  platformInvoiceRaised,
  platformInvoiceReversed,
} from './events.ts'
export { getPlatformInvoice } from './invoices/invoice-queries.ts'
export { estatesOnPlan, getPlan, listPlans, offeredOn } from './plans/plan-queries.ts'
