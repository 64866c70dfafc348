import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'

/** Hours that a person's consent to impersonation lasts. */
export const CONSENT_HOURS = 24

/** Without the person's consent a reason is required; it is stored and shown to them. */
export const StartImpersonation = z.object({
  reason: z.string().trim().min(3, 'Say why, in a few words').max(300).optional(),
})

/** Token for impersonation; it cannot be refreshed. */
export const ImpersonationStart = z
  .object({
    id: Id,
    access_token: z.string(),
    expires_in: z.int().meta({ description: 'Seconds until the session expires' }),
    user: z.object({ id: Id, full_name: z.string() }),
  })
  .meta({ id: 'ImpersonationStart' })

/** Impersonation of the current session. */
export const Impersonation = z
  .object({
    admin_name: z.string(),
    by_consent: z.boolean(),
    reason: z.string().nullable(),
    expires_at: Instant,
  })
  .meta({ id: 'Impersonation' })
export type Impersonation = z.infer<typeof Impersonation>

/** Whether the platform may impersonate the person, and who did. */
export const SupportAccess = z
  .object({
    consent_until: Instant.nullable(),
    looks: z.array(Impersonation.extend({ id: Id, started_at: Instant, ended_at: Instant.nullable() })),
  })
  .meta({ id: 'SupportAccess' })
export type SupportAccess = z.infer<typeof SupportAccess>
