import { z } from 'zod'

/** What the recipients of an alert are told. */
export const AlertAbout = z.object({
  alert_id: z.guid(),
  what: z.enum(['RAISED', 'SMS_AGAIN', 'CONTACTS', 'UPDATED', 'CLOSED']),
  /** For an update: its event and text. */
  event_id: z.guid().optional(),
  note: z.string().optional(),
})
export type AlertAbout = z.infer<typeof AlertAbout>
