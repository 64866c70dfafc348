import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PERMISSIONS, Permission, Role } from '../../shared/roles.ts'
import { UserPermissions } from './user.ts'

/** Permissions of roles and people. */
export const rights = {
  getRolePermissions: endpoint({
    method: 'GET',
    path: '/users/roles/{role}/permissions',
    summary: 'Retrieve the permissions of a role',
    access: 'signed_in',
    params: z.object({ role: Role }),
    answer: UserPermissions.pick({ role: true }).extend({ permissions: z.array(Permission) }),
  }),
  getUserPermissions: endpoint({
    method: 'GET',
    path: '/users/{id}/permissions',
    summary: "Retrieve a person's permissions: from the role, granted, denied, and effective",
    access: 'signed_in',
    params: paramsOf('person'),
    answer: UserPermissions,
  }),
  checkPermission: endpoint({
    method: 'POST',
    path: '/users/{id}/check-permission',
    summary: 'Check whether a person has a permission',
    access: 'signed_in',
    changes: [],
    params: paramsOf('person'),
    body: z
      .object({ resource: z.string().max(40), action: z.string().max(40).default('read') })
      .refine(
        ({ resource, action }) => PERMISSIONS.includes(`${resource}_${action}` as z.infer<typeof Permission>),
        {
          path: ['action'],
          message: 'There is no such permission',
        },
      ),
    answer: z.object({ allowed: z.boolean() }),
  }),
}
