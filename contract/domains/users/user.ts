import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Permission, Role } from '../../shared/roles.ts'

export const UserStatus = z.enum(['ACTIVE', 'INACTIVE', 'PENDING_VERIFICATION'])
export type UserStatus = z.infer<typeof UserStatus>

export const EstateAssociation = z.object({ estate_id: Id, name: z.string(), role: Role })

export const User = z
  .object({
    id: Id,
    email: z.string(),
    full_name: z.string(),
    phone: z.string().nullable(),
    role: Role,
    status: UserStatus,
    is_active: z.boolean(),
    email_verified: z.boolean(),
    estate_associations: z.array(EstateAssociation),
    permissions: z.array(Permission),
    profile_data: z.object({ address: z.string().nullable(), avatar_url: z.string().nullable() }),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>
