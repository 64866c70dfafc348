import type { UserPermissions } from '@gida/contract/domains/users/user'
import { type Permission, ROLE_PERMISSIONS } from '@gida/contract/shared/roles'
import { expect, it } from 'vitest'
import { adjustments, changesOf, permissionRows } from './permission-rows.ts'

const held: UserPermissions = {
  user_id: 'u',
  role: 'PROPERTY_MANAGER',
  role_permissions: [...ROLE_PERMISSIONS.PROPERTY_MANAGER],
  granted: ['reports_read'],
  denied: ['payments_read'],
  effective: [
    ...ROLE_PERMISSIONS.PROPERTY_MANAGER.filter((permission) => permission !== 'payments_read'),
    'reports_read',
  ],
}
const on = new Set<Permission>(held.effective)
const stateOf = (permission: Permission) =>
  permissionRows(held, on).find((row) => row.permission === permission)?.state

it('says of each permission where it comes from', () => {
  expect(stateOf('payments_write')).toBe('role')
  expect(stateOf('reports_read')).toBe('granted')
  expect(stateOf('payments_read')).toBe('denied')
  expect(stateOf('payments_refund')).toBe('none')
})

it('leaves the platform to the super admin', () => {
  expect(permissionRows(held, on).some((row) => row.resource === 'platform')).toBe(false)
})

it('finds the fewest grants and denials that make exactly these', () => {
  expect(adjustments(held, on)).toEqual({ granted: ['reports_read'], denied: ['payments_read'] })
  expect(adjustments(held, new Set(held.role_permissions))).toEqual({ granted: [], denied: [] })
})

it('counts what is not as it is now', () => {
  expect(changesOf(held, on)).toBe(0)
  expect(changesOf(held, new Set(held.role_permissions))).toBe(2)
})
