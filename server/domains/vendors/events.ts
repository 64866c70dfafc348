import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** The office corrected the phone number of a vendor. */
export const vendorPhoneChanged = defineEvent({
  name: 'vendor_phone_changed',
  payload: z.object({ vendor_id: z.guid() }),
})
