import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Language } from '../../shared/language.ts'
import { Phone } from '../../shared/phone.ts'
import { Permission, Role } from '../../shared/roles.ts'
import { Feature } from '../../shared/switches.ts'
import { User } from '../users/user.ts'
import { Impersonation } from './impersonation.ts'

/** Lifetime of an access token in seconds. */
export const ACCESS_TOKEN_SECONDS = 1800

const NO_EMAIL = 'Enter an e-mail address, like ada@example.ng'
/** Trims spaces, which phones add after completing a word. */
export const Email = z.string(NO_EMAIL).trim().toLowerCase().check(z.email(NO_EMAIL)).max(254)
/** Only the length is checked here; the server refuses well-known passwords. */
export const NewPassword = z.string().min(10, 'At least 10 characters').max(128, 'At most 128 characters')

export const RegisterBody = z.object({
  email: Email,
  password: NewPassword,
  full_name: z.string().trim().min(2, 'Enter your full name').max(120),
  phone: Phone.optional(),
  role: Role,
})
export type RegisterBody = z.infer<typeof RegisterBody>

/** An e-mail address, or a phone number for people without one. */
export const LoginName = z.union([Email, Phone], {
  error: 'Enter your e-mail address or your phone number',
})
export const LoginBody = z.object({
  email: LoginName,
  password: z.string().min(1, 'Enter your password').max(128),
})

export const RefreshBody = z.object({ refresh_token: z.string().min(20).max(200) })

export const Session = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.int().meta({ description: 'Lifetime of the access token, in seconds' }),
    user: User,
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

export const TokenCheck = z.object({
  valid: z.boolean(),
  user: User.optional(),
  expires_at: z.iso.datetime().optional(),
})

export const Context = z
  .object({
    user: User,
    permissions: z.array(Permission),
    estates: z.array(
      z.object({
        id: Id,
        name: z.string(),
        role: Role,
        is_archived: z.boolean(),
        off: z
          .array(Feature)
          .optional()
          .meta({ description: 'Features that are switched off in this estate' }),
      }),
    ),
    language: Language.meta({ description: "The person's language in Gida" }),
    unread_count: z.int(),
    live_seq: z.int().meta({
      description: 'Number of the last live event at that time; a first connection resumes from it',
    }),
    has_open_alert: z.literal(true).optional().meta({
      description: 'Whether there is an open emergency alert that the person has to answer or leads',
    }),
    asks_consent: z.literal(true).optional().meta({
      description: 'Whether the terms or the privacy notice have a version that the person has not agreed to',
    }),
    has_announcement: z
      .literal(true)
      .optional()
      .meta({ description: 'Whether there is a platform announcement that the person has not dismissed' }),
    impersonation: Impersonation.optional().meta({
      description: 'Set while a super admin impersonates the person, read-only',
    }),
    demo_until: Instant.optional().meta({
      description: 'Set in a copy of the demo, where nothing is real: when the copy is erased',
    }),
    must_set_up_second_factor: z.literal(true).optional().meta({
      description:
        'Whether an administrator in production has yet to set up two-step verification; no other call is allowed until then',
    }),
  })
  .meta({ id: 'Context' })
export type Context = z.infer<typeof Context>

export const SocketTicket = z.object({ ticket: z.string(), expires_in: z.int() })

/** One device on which a person is signed in. */
export const SessionEntry = z
  .object({
    id: Id,
    device: z.string().meta({ description: 'Derived from the user agent, such as Chrome on Android' }),
    address: z.string().nullable(),
    started_at: Instant,
    last_used_at: Instant,
    current: z.boolean().meta({ description: 'Whether it is the session making this call' }),
    outside: z
      .boolean()
      .meta({ description: 'Whether the session was opened by a token of the external identity provider' }),
  })
  .meta({ id: 'SessionEntry' })
export type SessionEntry = z.infer<typeof SessionEntry>
