import { ROLE_PERMISSIONS, type Role } from '@gida/contract/shared/roles'
import { describe, expect, it } from 'vitest'
import { canAccess } from '../platform/session/access.ts'
import { groupOf, isPresent, NAVIGATION, visibleEntries } from './navigation.ts'

const actor = (role: Role) => ({ user: { role }, permissions: ROLE_PERMISSIONS[role] })
const everywhere = () => true
const ids = (role: Role) => visibleEntries(actor(role), everywhere).map((entry) => entry.id)
const present = (id: string, path: string) =>
  NAVIGATION.some((entry) => entry.id === id && isPresent(entry, path))

describe('what each role finds', () => {
  it('an estate manager finds everything', () => {
    const others = NAVIGATION.filter((entry) => entry.group !== 'platform')
    expect(ids('ESTATE_MANAGER')).toEqual(others.map((entry) => entry.id))
  })
  it('a landlord finds no maintenance, no users and no estate settings', () => {
    expect(ids('LANDLORD')).toEqual([
      'dashboard',
      'properties',
      'tenants',
      'payments',
      'messages',
      'meetings',
      'notifications',
      'alerts',
      'calendar',
      'reports',
      'documents',
      'law',
      'estates',
      'imports',
      'log',
      'settings',
    ])
  })
  it('a property manager finds maintenance, but no reports', () => {
    expect(ids('PROPERTY_MANAGER')).toContain('maintenance')
    expect(ids('PROPERTY_MANAGER')).not.toContain('reports')
    expect(ids('PROPERTY_MANAGER')).not.toContain('estates')
  })
  it('a tenant finds only what is theirs', () => {
    expect(ids('TENANT')).toEqual([
      'dashboard',
      'payments',
      'maintenance',
      'messages',
      'meetings',
      'notifications',
      'documents',
      'law',
      'settings',
    ])
  })
  it('the super admin finds what the installation needs in a group of its own', () => {
    const admin = actor('ADMIN')
    const platform = visibleEntries(admin, everywhere).filter((entry) => groupOf(entry, admin) === 'platform')
    expect(platform.map((entry) => entry.id)).toEqual([
      ...['law', 'users', 'estates', 'log', 'platformPeople', 'platformEstates', 'platformUse'],
      ...['platformRevenue', 'platformAnnouncements', 'wordings', 'platformHealth', 'breaches', 'holidays'],
    ])
  })
  it('a permission taken from one person hides the entry from them', () => {
    const without = { ...actor('ESTATE_MANAGER'), permissions: [] }
    expect(visibleEntries(without, everywhere).map((entry) => entry.id)).not.toContain('payments')
  })
  it('shows no entry whose screen does not exist', () => {
    const only = (address: string) => address === '/dashboard/notifications'
    expect(visibleEntries(actor('TENANT'), only).map((entry) => entry.id)).toEqual(['notifications'])
  })
})

describe('where one is', () => {
  it('counts sub-paths, but not names that begin alike', () => {
    expect(present('payments', '/dashboard/payments/overdue')).toBe(true)
    expect(present('payments', '/dashboard/deposits')).toBe(true)
    expect(present('payments', '/dashboard/money')).toBe(true)
    expect(present('estates', '/dashboard/estate-settings')).toBe(false)
    expect(present('properties', '/properties')).toBe(true)
  })
  it('is on the dashboard only on its exact path', () => {
    expect(present('dashboard', '/dashboard')).toBe(true)
    expect(present('dashboard', '/dashboard/')).toBe(true)
    expect(present('dashboard', '/dashboard/payments')).toBe(false)
  })
})

describe('canAccess', () => {
  it('is always true for an estate manager, and needs the permission of others', () => {
    expect(canAccess({ ...actor('ESTATE_MANAGER'), permissions: [] }, 'payments', 'refund')).toBe(true)
    expect(canAccess(actor('TENANT'), 'payments')).toBe(true)
    expect(canAccess(actor('TENANT'), 'payments', 'refund')).toBe(false)
  })
})
