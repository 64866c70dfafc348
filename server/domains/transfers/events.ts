import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** From a given moment, an account is shown to an estate's tenants for the first time. */
export const clientsAccountShown = defineEvent({
  name: 'clients_account_shown',
  payload: z.object({
    bank_account_id: z.guid(),
    estate_id: z.guid(),
    by: z.guid(),
    shown_from: z.iso.datetime(),
  }),
})
