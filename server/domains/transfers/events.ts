import { z } from 'zod'
import { defineFact } from '../../platform/jobs/facts.ts'

/** The tenants of an estate are told, from a moment on, to pay into an account that they were not told of before. */
export const clientsAccountShown = defineFact({
  name: 'clients_account_shown',
  payload: z.object({
    bank_account_id: z.guid(),
    estate_id: z.guid(),
    by: z.guid(),
    shown_from: z.iso.datetime(),
  }),
})
