import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** From a moment on, an account is shown to an estate's tenants that was not shown to them before. */
export const clientsAccountShown = defineEvent({
  name: 'clients_account_shown',
  payload: z.object({
    bank_account_id: z.guid(),
    estate_id: z.guid(),
    by: z.guid(),
    shown_from: z.iso.datetime(),
  }),
})
