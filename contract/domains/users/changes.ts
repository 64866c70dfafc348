import { z } from 'zod'
import { Id, idOf } from '../../shared/ids.ts'
import { Phone } from '../../shared/phone.ts'
import { Permission, Role } from '../../shared/roles.ts'
import { Email, NewPassword } from '../auth/session.ts'

/** Super admins are created by a command on the server, never by a call. */
export const GivenRole = Role.exclude(['ADMIN'])
export type GivenRole = z.infer<typeof GivenRole>

export const FullName = z.string().trim().min(2, 'Enter the full name').max(120)

/** A person added by a manager; without a password they are invited later. */
export const AddPerson = z
  .object({
    full_name: FullName,
    email: Email.optional(),
    phone: Phone.optional(),
    role: GivenRole,
    estate_id: idOf('estate'),
    password: NewPassword.optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    message: 'Enter an e-mail address or a phone number',
  })
export type AddPerson = z.infer<typeof AddPerson>

const permissions = z.array(Permission).max(60)
/** Permissions granted or denied to one person in addition to their role's. */
export const PermissionChange = z.object({ granted: permissions, denied: permissions })
export type PermissionChange = z.infer<typeof PermissionChange>

export const UpdateUser = z
  .object({
    full_name: FullName,
    email: Email.nullable(),
    phone: Phone.nullable(),
    role: GivenRole,
    permissions: PermissionChange,
    is_active: z.boolean(),
  })
  .partial()
export type UpdateUser = z.infer<typeof UpdateUser>

export const MOST_IN_BULK = 100
const UserIds = z.array(idOf('person')).min(1, 'Choose somebody').max(MOST_IN_BULK)

export const BulkUpdate = z.object({
  user_ids: UserIds,
  updates: z
    .object({
      is_active: z.boolean(),
      role: GivenRole,
      /** Adds the person to this estate. */
      estate_id: idOf('estate'),
      remove_estate_id: idOf('estate'),
    })
    .partial()
    .refine(
      (updates) => Object.values(updates).some((value) => value !== undefined),
      'Change at least one field',
    ),
})
export type BulkUpdate = z.infer<typeof BulkUpdate>

export const BulkDeleteQuery = z.object({
  user_ids: z
    .string()
    .max(5_000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(UserIds)
    .meta({ description: 'Comma-separated ids' }),
})

/** Outcome by row: failed rows have a reason, the others are done. */
export const BulkResult = z.object({
  succeeded: z.array(Id),
  failed: z.array(z.object({ index: z.int(), id: Id, code: z.string(), message: z.string() })),
})
export type BulkResult = z.infer<typeof BulkResult>
