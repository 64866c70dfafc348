import { alerts } from './domains/alerts/endpoints.ts'
import { analytics } from './domains/analytics/endpoints.ts'
import { applications } from './domains/applications/endpoints.ts'
import { assets } from './domains/assets/endpoints.ts'
import { audit } from './domains/audit/endpoints.ts'
import { auth } from './domains/auth/endpoints.ts'
import { autopay } from './domains/autopay/endpoints.ts'
import { bills } from './domains/bills/endpoints.ts'
import { books } from './domains/books/endpoints.ts'
import { calendar } from './domains/calendar/endpoints.ts'
import { charges } from './domains/charges/endpoints.ts'
import { collections } from './domains/collections/endpoints.ts'
import { conversations } from './domains/conversations/endpoints.ts'
import { deposits } from './domains/deposits/endpoints.ts'
import { documents } from './domains/documents/endpoints.ts'
import { estates } from './domains/estates/endpoints.ts'
import { evidence } from './domains/evidence/endpoints.ts'
import { imports } from './domains/imports/endpoints.ts'
import { inspections } from './domains/inspections/endpoints.ts'
import { invitations } from './domains/invitations/endpoints.ts'
import { law } from './domains/law/endpoints.ts'
import { leases } from './domains/leases/endpoints.ts'
import { maintenance } from './domains/maintenance/endpoints.ts'
import { meetings } from './domains/meetings/endpoints.ts'
import { notices } from './domains/notices/endpoints.ts'
import { notifications } from './domains/notifications/endpoints.ts'
import { onboarding } from './domains/onboarding/endpoints.ts'
import { payments } from './domains/payments/endpoints.ts'
import { receipts } from './domains/receipts/endpoints.ts'
import { refunds } from './domains/refunds/endpoints.ts'
import { reports } from './domains/reports/endpoints.ts'
import { search } from './domains/search/endpoints.ts'
import { settlements } from './domains/settlements/endpoints.ts'
import { signing } from './domains/signing/endpoints.ts'
import { templates } from './domains/templates/endpoints.ts'
import { transfers } from './domains/transfers/endpoints.ts'
import { users } from './domains/users/endpoints.ts'
import { vendors } from './domains/vendors/endpoints.ts'
import { work } from './domains/work-orders/endpoints.ts'

/** The calls that the web app loads with its first screen. */
export const everyday = {
  auth,
  users,
  estates,
  onboarding,
  law,
  charges,
  payments,
  receipts,
  refunds,
  autopay,
  leases,
  books,
  settlements,
  deposits,
  collections,
  transfers,
  invitations,
  conversations,
  meetings,
  maintenance,
  vendors,
  work,
  bills,
  assets,
  inspections,
  documents,
  signing,
  templates,
  notices,
  evidence,
  applications,
  imports,
  calendar,
  alerts,
  audit,
  notifications,
  search,
  analytics,
  reports,
}
