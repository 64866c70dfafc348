import type { Permission } from '../../shared/roles.ts'

/**
 * Scopes of an API key: only those about an estate. Calls about a person (messages, notifications), payouts, granting
 * rights and raising alarms need a signed-in person.
 */
export const KEY_SCOPES = [
  ...(['estate_read', 'properties_read', 'properties_write', 'tenants_read', 'tenants_write'] as const),
  ...(['leases_read', 'leases_write', 'payments_read', 'payments_write', 'reports_read'] as const),
  ...(['maintenance_read', 'maintenance_write', 'documents_read', 'documents_write'] as const),
  ...(['users_read', 'invitations_read', 'alerts_read', 'audit_read'] as const),
] as const satisfies readonly Permission[]
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Active keys per person. */
export const MOST_KEYS = 20
/** Hours that the previous key still works after a rotation. */
export const KEY_OVERLAP_HOURS = 24
/** Rate limit per key: burst, and per minute. */
export const KEY_CALLS_A_MINUTE = 120

/** Key prefixes: real money only behind a live one. */
export const KEY_PREFIXES = { live: 'gida_live_', test: 'gida_test_' } as const
export const KEY_PATTERN = /gida_(?:live|test)_[0-9A-Za-z]{38}/
