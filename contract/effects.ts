import type { api } from './api.ts'
import type { LiveEvent } from './live.ts'

/** A domain of the contract: what a call changes is named by it, and what is read again is too. */
export type Domain = keyof typeof api

/** Where else it shows when something of a domain has changed: domains whose answers name, count or sum it. */
const SHOWN_IN: Record<Domain, readonly Domain[]> = {
  auth: ['users'],
  users: ['auth', 'estates', 'leases', 'search'],
  estates: ['auth', 'leases', 'applications', 'calendar', 'search', 'analytics'],
  onboarding: ['auth', 'estates', 'settlements', 'analytics'],
  law: [],
  charges: [
    'payments',
    'autopay',
    'leases',
    'estates',
    'deposits',
    'collections',
    'books',
    'calendar',
    'search',
    'analytics',
  ],
  payments: [
    ...([
      'charges',
      'receipts',
      'refunds',
      'autopay',
      'leases',
      'estates',
      'deposits',
      'collections',
    ] as const),
    ...(['settlements', 'transfers', 'books', 'calendar', 'search', 'analytics'] as const),
  ],
  receipts: ['payments', 'autopay', 'search'],
  refunds: [
    'charges',
    'payments',
    'autopay',
    'leases',
    'collections',
    'settlements',
    'books',
    'calendar',
    'analytics',
  ],
  autopay: ['leases', 'analytics'],
  leases: [
    'auth',
    'estates',
    'charges',
    'autopay',
    'deposits',
    'collections',
    'law',
    'calendar',
    'search',
    'analytics',
  ],
  deposits: ['autopay', 'leases', 'books', 'calendar', 'analytics'],
  collections: ['leases', 'calendar', 'analytics'],
  transfers: ['settlements', 'books', 'analytics'],
  settlements: ['deposits', 'books', 'calendar', 'analytics'],
  books: ['settlements', 'analytics'],
  invitations: ['estates', 'leases', 'applications', 'analytics'],
  conversations: [],
  meetings: ['calendar'],
  maintenance: ['conversations', 'search', 'analytics', 'assets'],
  vendors: ['bills'],
  work: ['vendors', 'bills', 'assets', 'calendar', 'search', 'analytics'],
  bills: ['assets', 'analytics'],
  assets: [],
  inspections: [],
  documents: [],
  applications: ['estates', 'invitations', 'analytics'],
  imports: [],
  calendar: ['meetings'],
  alerts: [],
  audit: [],
  notifications: [],
  search: [],
  analytics: [],
  reports: [],
  admin: [],
}

/** What a live event says has changed. */
export const CHANGED_BY_EVENT: Record<LiveEvent['type'], readonly Domain[]> = {
  payment_updated: ['payments'],
  notification: ['notifications'],
  setup_updated: ['onboarding'],
  new_message: ['conversations'],
  message_changed: ['conversations'],
  message_read: ['conversations'],
  conversation_changed: ['conversations'],
  meeting_invitation: ['meetings'],
  meeting_updated: ['meetings'],
  maintenance_updated: ['maintenance'],
  work_updated: ['work'],
  inspection_updated: ['inspections'],
  emergency_alert: ['alerts'],
  alert_changed: ['alerts'],
  role_changed: ['auth', 'users'],
  permissions_changed: ['auth', 'users'],
}

/** The domains whose answers are old once something of these has changed. */
export const invalidatedBy = (changed: readonly Domain[]): Domain[] => [
  ...new Set(changed.flatMap((domain) => [domain, ...SHOWN_IN[domain]])),
]
