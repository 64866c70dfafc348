import { z } from 'zod'

export const Role = z.enum(['TENANT', 'LANDLORD', 'PROPERTY_MANAGER', 'ESTATE_MANAGER', 'ADMIN'])
export type Role = z.infer<typeof Role>

/** Roles open to self-registration; every other one needs an invitation. */
export const SELF_REGISTRABLE: readonly Role[] = ['LANDLORD', 'ESTATE_MANAGER']

export const ROLE_NAMES: Record<Role, string> = {
  ESTATE_MANAGER: 'Estate Manager',
  LANDLORD: 'Landlord',
  PROPERTY_MANAGER: 'Property Manager',
  TENANT: 'Tenant',
  ADMIN: 'Super Admin',
}

const RESOURCE_ACTIONS = {
  properties: ['read', 'write'],
  tenants: ['read', 'write'],
  payments: ['read', 'write', 'refund', 'write_off'],
  leases: ['read', 'write'],
  maintenance: ['read', 'write'],
  documents: ['read', 'write', 'verify'],
  reports: ['read'],
  users: ['read', 'write'],
  estate: ['read', 'write'],
  invitations: ['read', 'write'],
  messages: ['read', 'write'],
  meetings: ['read', 'write'],
  notifications: ['read', 'write'],
  alerts: ['read', 'send'],
  audit: ['read'],
  compliance: ['read'],
  platform: ['read', 'write'],
} as const

type Actions = typeof RESOURCE_ACTIONS
/** `resource_action`, such as `payments_refund`. */
export type Permission = { [R in keyof Actions]: `${R}_${Actions[R][number]}` }[keyof Actions]

export const PERMISSIONS = Object.entries(RESOURCE_ACTIONS).flatMap(([resource, actions]) =>
  actions.map((action) => `${resource}_${action}`),
) as Permission[]
export const Permission = z.enum(PERMISSIONS as [Permission, ...Permission[]])

const everyone: Permission[] = [
  'messages_read',
  'messages_write',
  'meetings_read',
  'meetings_write',
  'notifications_read',
  'notifications_write',
  'documents_read',
  'documents_write',
  'payments_read',
  'payments_write',
  'leases_read',
  'estate_read',
]

/** Permissions of each role before changes for one person. For a tenant, `payments_write` means paying. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  ESTATE_MANAGER: PERMISSIONS.filter((permission) => !permission.startsWith('platform_')),
  LANDLORD: [
    ...everyone,
    'properties_read',
    'properties_write',
    'tenants_read',
    'tenants_write',
    'payments_refund',
    'payments_write_off',
    'leases_write',
    'documents_verify',
    'reports_read',
    'invitations_read',
    'invitations_write',
    'alerts_send',
    'audit_read',
  ],
  PROPERTY_MANAGER: [
    ...everyone,
    'properties_read',
    'tenants_read',
    'tenants_write',
    'leases_write',
    'maintenance_read',
    'maintenance_write',
    'alerts_send',
  ],
  TENANT: [...everyone, 'maintenance_read', 'maintenance_write'],
  ADMIN: PERMISSIONS,
}
