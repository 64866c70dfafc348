import { analytics } from './en/analytics.ts'
import { auth } from './en/auth.ts'
import { estates } from './en/estates.ts'
import { leases } from './en/leases.ts'
import { notifications } from './en/notifications.ts'
import { onboarding } from './en/onboarding.ts'
import { payments } from './en/payments.ts'
import { platform } from './en/platform.ts'
import { shell } from './en/shell.ts'

/**
 * Every text of the product, in plain English as spoken in Lagos. Screens import their own part from `en/`, so that each
 * carries only its words; this whole is the shape that Pidgin, Hausa, Yoruba and Igbo follow.
 */
export const en = { platform, shell, auth, notifications, onboarding, estates, payments, leases, analytics }
export type Words = typeof en
