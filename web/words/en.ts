import { account } from './en/account.ts'
import { analytics } from './en/analytics.ts'
import { applications } from './en/applications.ts'
import { auth } from './en/auth.ts'
import { books } from './en/books.ts'
import { deposits } from './en/deposits.ts'
import { estateSettings } from './en/estate-settings.ts'
import { estates } from './en/estates.ts'
import { figures } from './en/figures.ts'
import { imports } from './en/imports.ts'
import { invitations } from './en/invitations.ts'
import { joining } from './en/joining.ts'
import { law } from './en/law.ts'
import { leases } from './en/leases.ts'
import { moneyBack } from './en/money-back.ts'
import { notifications } from './en/notifications.ts'
import { onboarding } from './en/onboarding.ts'
import { ownMoney } from './en/own-money.ts'
import { payments } from './en/payments.ts'
import { platform } from './en/platform.ts'
import { recording } from './en/recording.ts'
import { security } from './en/security.ts'
import { shell } from './en/shell.ts'
import { tenants } from './en/tenants.ts'
import { transfers } from './en/transfers.ts'
import { units } from './en/units.ts'
import { users } from './en/users.ts'

/**
 * Every text of the product, in plain English as spoken in Lagos. Screens import their own part from `en/`, so that each
 * carries only its words; this whole is the shape that Pidgin, Hausa, Yoruba and Igbo follow.
 */
export const en = {
  platform,
  shell,
  auth,
  account,
  security,
  users,
  invitations,
  notifications,
  onboarding,
  estates,
  units,
  estateSettings,
  payments,
  moneyBack,
  recording,
  deposits,
  ownMoney,
  transfers,
  leases,
  books,
  tenants,
  law,
  applications,
  imports,
  analytics,
  figures,
  joining,
}
export type Words = typeof en
