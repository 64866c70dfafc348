import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Permission, Role } from '../../shared/roles.ts'

export const UserStatus = z.enum(['ACTIVE', 'INACTIVE', 'PENDING_VERIFICATION'])
export type UserStatus = z.infer<typeof UserStatus>

/** Filters of a list of people besides role and status. */
export const UsersOnly = z.enum(['JOINED_LATELY', 'EMAIL_NOT_VERIFIED'])
export type UsersOnly = z.infer<typeof UsersOnly>

export const EstateAssociation = z.object({
  estate_id: Id,
  name: z.string(),
  role: Role,
  is_archived: z.boolean(),
})

export const User = z
  .object({
    id: Id,
    email: z.string().nullable().meta({ description: 'Null for people known by phone only' }),
    full_name: z.string(),
    phone: z.string().nullable(),
    role: Role,
    status: UserStatus,
    is_active: z.boolean(),
    email_verified: z.boolean(),
    phone_verified: z
      .boolean()
      .meta({ description: 'Whether the person has shown that they read what is sent to the number' }),
    estate_associations: z.array(EstateAssociation),
    estate_id: Id.nullable().meta({
      description: 'The first estate of the person that is not archived; null if there is none',
    }),
    permissions: z.array(Permission),
    profile_data: z.object({ address: z.string().nullable(), avatar_url: z.string().nullable() }),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

/** A person as the managers who administer them see them. */
export const UserDetail = User.extend({
  last_sign_in_at: Instant.nullable(),
  belongs_elsewhere: z
    .boolean()
    .meta({ description: 'Whether the person also belongs to an estate that the caller does not manage' }),
  can: z.object({
    write: z.boolean(),
    contact: z
      .boolean()
      .meta({ description: 'Whether the caller may set their e-mail address and phone number' }),
    rights: z
      .boolean()
      .meta({ description: 'Whether the caller may set their role, permissions and status' }),
  }),
}).meta({ id: 'UserDetail' })
export type UserDetail = z.infer<typeof UserDetail>

/** A person in a picker. */
export const UserChoice = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: Role,
  avatar_url: z.string().nullable(),
})
export type UserChoice = z.infer<typeof UserChoice>

export const UserStats = z
  .object({
    total: z.int(),
    by_role: z.record(Role, z.int()),
    by_status: z.record(UserStatus, z.int()),
    joined_lately: z.int().meta({ description: 'People who joined in the last 30 days' }),
    unverified: z.int().meta({ description: 'People with an unverified e-mail address' }),
  })
  .meta({ id: 'UserStats' })
export type UserStats = z.infer<typeof UserStats>

export const UserPermissions = z
  .object({
    user_id: Id,
    role: Role,
    role_permissions: z.array(Permission),
    granted: z.array(Permission),
    denied: z.array(Permission),
    effective: z.array(Permission),
  })
  .meta({ id: 'UserPermissions' })
export type UserPermissions = z.infer<typeof UserPermissions>
