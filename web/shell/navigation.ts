import type { shell as words } from '#words/shell'
import { type Actor, isAllowed, type Limits } from '../platform/session/access.ts'
import type { IconName } from '../ui/action/Icon.tsx'

export type GroupId = 'main' | 'tools' | 'platform' | 'settings'
export type EntryId = keyof typeof words.entries
export type Entry = Limits & {
  id: EntryId
  to: string
  icon: IconName
  group: GroupId
  /** More addresses for which the entry is current. */
  also?: readonly string[]
}

export const HOME: string = '/dashboard'

const COLLECTORS = ['ESTATE_MANAGER', 'LANDLORD', 'PROPERTY_MANAGER'] as const
const ALL_FOUR = [...COLLECTORS, 'TENANT'] as const
const OWNERS = ['ESTATE_MANAGER', 'LANDLORD'] as const
const MANAGER = ['ESTATE_MANAGER'] as const

/** In order of importance: the first four visible entries are in the phone's bottom bar. */
export const NAVIGATION: readonly Entry[] = [
  { id: 'dashboard', to: HOME, icon: 'home', group: 'main', roles: ALL_FOUR },
  {
    id: 'properties',
    to: '/dashboard/properties',
    also: ['/properties'],
    icon: 'building',
    group: 'main',
    roles: COLLECTORS,
    permission: 'properties_read',
  },
  {
    id: 'tenants',
    to: '/dashboard/tenants',
    also: ['/tenants', '/dashboard/leases', '/dashboard/notices', '/dashboard/invitations'],
    icon: 'people',
    group: 'main',
    roles: COLLECTORS,
    permission: 'tenants_read',
  },
  {
    id: 'payments',
    to: '/dashboard/payments',
    also: ['/dashboard/my-money', '/dashboard/deposits', '/dashboard/money'],
    icon: 'naira',
    group: 'main',
    roles: ALL_FOUR,
    permission: 'payments_read',
  },
  {
    id: 'maintenance',
    to: '/dashboard/maintenance',
    icon: 'wrench',
    group: 'main',
    roles: ['ESTATE_MANAGER', 'PROPERTY_MANAGER', 'TENANT'],
    permission: 'maintenance_read',
  },
  { id: 'messages', to: '/dashboard/messages', icon: 'chat', group: 'tools', roles: ALL_FOUR },
  { id: 'meetings', to: '/dashboard/meetings', icon: 'meeting', group: 'tools', roles: ALL_FOUR },
  { id: 'notifications', to: '/dashboard/notifications', icon: 'bell', group: 'tools', roles: ALL_FOUR },
  {
    id: 'alerts',
    to: '/dashboard/alerts',
    icon: 'alert',
    group: 'tools',
    roles: COLLECTORS,
    permission: 'alerts_send',
  },
  { id: 'calendar', to: '/dashboard/calendar', icon: 'calendar', group: 'tools', roles: COLLECTORS },
  {
    id: 'reports',
    to: '/dashboard/reports',
    icon: 'chart',
    group: 'tools',
    roles: OWNERS,
    permission: 'reports_read',
  },
  {
    id: 'documents',
    to: '/dashboard/documents',
    also: ['/dashboard/templates'],
    icon: 'file',
    group: 'tools',
    roles: ALL_FOUR,
  },
  { id: 'law', to: '/dashboard/law', icon: 'shield', group: 'tools', roles: ALL_FOUR },
  {
    id: 'users',
    to: '/dashboard/users',
    icon: 'user-add',
    group: 'settings',
    roles: MANAGER,
    permission: 'users_read',
  },
  {
    id: 'estateSettings',
    to: '/dashboard/estate-settings',
    icon: 'sliders',
    group: 'settings',
    roles: MANAGER,
    permission: 'estate_write',
  },
  { id: 'estates', to: '/dashboard/estates', icon: 'building', group: 'settings', roles: OWNERS },
  {
    id: 'imports',
    to: '/dashboard/imports',
    icon: 'upload',
    group: 'settings',
    roles: OWNERS,
    permission: 'properties_write',
  },
  {
    id: 'log',
    to: '/dashboard/log',
    icon: 'clock',
    group: 'settings',
    roles: OWNERS,
    permission: 'audit_read',
  },
  { id: 'platformPeople', to: '/dashboard/admin/people', icon: 'people', group: 'platform', roles: [] },
  { id: 'platformEstates', to: '/dashboard/admin/estates', icon: 'building', group: 'platform', roles: [] },
  { id: 'platformUse', to: '/dashboard/admin/use', icon: 'chart', group: 'platform', roles: [] },
  {
    id: 'platformRevenue',
    to: '/dashboard/admin/revenue',
    icon: 'naira',
    group: 'platform',
    roles: [],
    also: ['/dashboard/admin/invoices', '/dashboard/admin/plans'],
  },
  {
    id: 'platformAnnouncements',
    to: '/dashboard/admin/announcements',
    icon: 'chat',
    group: 'platform',
    roles: [],
  },
  { id: 'wordings', to: '/dashboard/admin/wordings', icon: 'pen', group: 'platform', roles: [] },
  { id: 'platformHealth', to: '/dashboard/admin/health', icon: 'shield', group: 'platform', roles: [] },
  { id: 'breaches', to: '/dashboard/admin/breaches', icon: 'lock', group: 'platform', roles: [] },
  { id: 'holidays', to: '/dashboard/admin/holidays', icon: 'calendar', group: 'platform', roles: [] },
  { id: 'settings', to: '/dashboard/settings', icon: 'gear', group: 'settings', roles: ALL_FOUR },
]

const OF_THE_PLATFORM: ReadonlySet<EntryId> = new Set(['users', 'estates', 'law', 'log'])

/** For a super admin, platform entries form a group of their own. */
export const groupOf = ({ id, group }: Entry, { user }: Actor): GroupId =>
  user.role === 'ADMIN' && OF_THE_PLATFORM.has(id) ? 'platform' : group

/** The entries that a person may see and whose screens exist. */
export const visibleEntries = (actor: Actor, hasScreen: (address: string) => boolean): Entry[] =>
  NAVIGATION.filter((entry) => isAllowed(actor, entry) && hasScreen(entry.to))

/** Whether the entry is current. The dashboard's path is a prefix of all others, so it needs an exact match. */
export function isPresent(entry: Entry, path: string): boolean {
  const at = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (entry.id === 'dashboard') return at === entry.to
  return [entry.to, ...(entry.also ?? [])].some((to) => at === to || at.startsWith(`${to}/`))
}
