import { admin } from './domains/admin/endpoints.ts'
import { analytics } from './domains/analytics/endpoints.ts'
import { auth } from './domains/auth/endpoints.ts'
import { estates } from './domains/estates/endpoints.ts'
import { leases } from './domains/leases/endpoints.ts'
import { notifications } from './domains/notifications/endpoints.ts'
import { onboarding } from './domains/onboarding/endpoints.ts'
import { payments } from './domains/payments/endpoints.ts'
import { users } from './domains/users/endpoints.ts'

/** Every call, by domain and deed. */
export const api = { auth, users, estates, onboarding, payments, leases, notifications, analytics, admin }
export type Api = typeof api
