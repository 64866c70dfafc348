import type { Permission } from '../../shared/roles.ts'

/**
 * What an API key may be given: what is about an estate. What is about a person (messages, notifications), sends money out, gives
 * rights or raises an alarm is for somebody who is signed in.
 */
export const KEY_SCOPES = [
  ...(['estate_read', 'properties_read', 'properties_write', 'tenants_read', 'tenants_write'] as const),
  ...(['leases_read', 'leases_write', 'payments_read', 'payments_write', 'reports_read'] as const),
  ...(['maintenance_read', 'maintenance_write', 'documents_read', 'documents_write'] as const),
  ...(['users_read', 'invitations_read', 'alerts_read', 'audit_read'] as const),
] as const satisfies readonly Permission[]
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Of one person, that are in force. */
export const MOST_KEYS = 20
/** For how long the key before still works once another has taken its place. */
export const KEY_OVERLAP_HOURS = 24
/** What one key may ask at once, and over time in a minute. */
export const KEY_CALLS_A_MINUTE = 120

/** Where a key begins: money is real behind a live one alone. */
export const KEY_PREFIXES = { live: 'gida_live_', test: 'gida_test_' } as const
export const KEY_PATTERN = /gida_(?:live|test)_[0-9A-Za-z]{38}/
