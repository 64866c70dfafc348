import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { PageQuery, SearchText, sortOf } from '../../shared/pages.ts'
import { Role } from '../../shared/roles.ts'
import { EstateAssociation, UserStatus } from '../users/user.ts'

export const Suspension = z.object({
  reason: z.string(),
  suspended_at: Instant,
  suspended_by_name: z.string(),
})
export type Suspension = z.infer<typeof Suspension>

/** A person in the super admin's list. */
export const PlatformPerson = z
  .object({
    id: Id,
    full_name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    role: Role,
    status: UserStatus,
    estates: z.array(EstateAssociation),
    suspension: Suspension.nullable(),
    merged_into: z.object({ id: Id, full_name: z.string() }).nullable().meta({
      description: 'Id of the account that this one was merged into; null if it was not merged',
    }),
    created_at: Instant,
    last_sign_in_at: Instant.nullable(),
    consent_until: Instant.nullable().meta({
      description: "End of the person's consent to impersonation; null if they gave none",
    }),
    can: z.object({
      suspend: z.boolean(),
      restore: z.boolean(),
      impersonate: z.boolean(),
      hold: z.boolean(),
      merge: z.boolean(),
    }),
  })
  .meta({ id: 'PlatformPerson' })
export type PlatformPerson = z.infer<typeof PlatformPerson>

export const PlatformPeopleQuery = PageQuery.extend({
  search: SearchText.optional().meta({
    description: 'Name, e-mail address, phone number, or rented home',
  }),
  role: Role.optional(),
  status: UserStatus.optional(),
  suspended: z.stringbool().optional().meta({ description: 'Return only people suspended by the platform' }),
  sort: sortOf('full_name', 'created_at').default('full_name'),
})
export type PlatformPeopleQuery = z.output<typeof PlatformPeopleQuery>
