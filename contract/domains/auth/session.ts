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
    expires_in: z.int().meta({ description: 'Seconds that the access token lives' }),
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
        off: z.array(Feature).optional().meta({ description: 'What is switched off there' }),
      }),
    ),
    language: Language.meta({ description: 'In which they read Gida' }),
    unread_count: z.int(),
    live_seq: z
      .int()
      .meta({ description: 'The number of their last live event then: a first connection resumes from it' }),
    has_open_alert: z
      .literal(true)
      .optional()
      .meta({ description: 'An emergency alert is open that is theirs to answer or to lead' }),
    asks_consent: z
      .literal(true)
      .optional()
      .meta({ description: 'The terms or the privacy notice have a version that they have not agreed to' }),
    has_announcement: z
      .literal(true)
      .optional()
      .meta({ description: 'The platform says something to them that they have not put away' }),
    impersonation: Impersonation.optional().meta({
      description: 'Not this person is here: a super admin sees what they see, and changes nothing',
    }),
    demo_until: Instant.optional().meta({
      description: 'This is a copy of the demo: nothing here is real, and from that moment on it is erased',
    }),
    must_set_up_second_factor: z
      .literal(true)
      .optional()
      .meta({ description: 'An administrator in production who has none: nothing else is open to them' }),
  })
  .meta({ id: 'Context' })
export type Context = z.infer<typeof Context>

export const SocketTicket = z.object({ ticket: z.string(), expires_in: z.int() })

/** One device on which a person is signed in. */
export const SessionEntry = z
  .object({
    id: Id,
    device: z.string().meta({ description: 'From the user agent: Chrome on Android' }),
    address: z.string().nullable(),
    started_at: Instant,
    last_used_at: Instant,
    current: z.boolean().meta({ description: 'The one that asks' }),
    outside: z.boolean().meta({ description: 'Opened by a token of the outside identity provider' }),
  })
  .meta({ id: 'SessionEntry' })
export type SessionEntry = z.infer<typeof SessionEntry>
