import { INVOICE_STATES } from '@gida/contract/domains/subscriptions/rules'
import { given, readEstate, readOneOf, readPages, readYes } from '../../platform/screens/search.ts'

export const readInvoicesSearch = (raw: Record<string, unknown>) =>
  given({ ...readPages(raw), state: readOneOf(raw, 'state', INVOICE_STATES) })
export type InvoicesSearch = ReturnType<typeof readInvoicesSearch>

export const readSubscriptionSearch = (raw: Record<string, unknown>) =>
  given({ ...readPages(raw), estate_id: readEstate(raw) })

/** `returned`: back from the checkout. */
export const readInvoiceSearch = (raw: Record<string, unknown>) =>
  given({ returned: readYes(raw, 'returned') })
