import type { Asking } from './read-calls.ts'

const STAFF = ['ESTATE_MANAGER', 'ADMIN'] as const
const OFFICE = [...STAFF, 'LANDLORD'] as const
/** Reads whose cost may grow with the data, by role, each with the reason. All others, and all new ones, must be flat. */
export const GROWING: Record<string, readonly Asking[]> = {
  // The response contains all requested rows; it is streamed.
  'collections.downloadPaymentReport': OFFICE,
  'settlements.downloadOwnerStatement': OFFICE,
  // Counts everybody whom an alarm would reach by channel, and lists those it would not reach.
  'alerts.getAlertReach': OFFICE,
  'alerts.listAlertPeople': OFFICE,
  // Repair times and the most expensive homes and vendors are calculated from each request and bill of the period.
  'maintenance.getFigures': STAFF,
  'bills.getUpkeepCosts': OFFICE,
  // The first by name among everybody in an estate.
  'documents.listDocumentReaders': OFFICE,
  // Complete up to a limit that the small data set does not reach: a thousand contacts or vendors, groups as large as a
  // meeting, two hundred plans.
  'conversations.listRecipients': ['LANDLORD'],
  'meetings.listInvitable': ['ESTATE_MANAGER', 'LANDLORD', 'TENANT'],
  'vendors.listVendors': ['ESTATE_MANAGER'],
  'assets.getPlanYear': STAFF,
  // Counts each unit of an estate that had a lease in a month.
  'subscriptions.getSubscription': STAFF,
  // Compares everybody with everybody by e-mail, name, bank account and card.
  'admin.listDoubles': ['ADMIN'],
  // Counts all rows of two people.
  'admin.comparePeople': ['ADMIN'],
  // Counts a person's data of each kind, which is much for somebody who manages many.
  'privacy.getHeld': ['ESTATE_MANAGER'],
  // Counts all people who accepted each text.
  'privacy.countConsents': ['ADMIN'],
}
/** Computed from every unit of an estate on the first request, then cached until something changes. */
export const KEPT = new Set([
  ...['analytics.getEstateAnalytics', 'analytics.getEstateForecast', 'analytics.getMarketComparison'],
  ...['analytics.getOccupancyReport', 'analytics.getVacancyAnalysis'],
])

/** Reads that are not measured, each with the reason. Every new read is measured or listed here. */
export const UNASKED = new Set([
  // Files, which the seed does not create; reading one reads its row.
  ...['payments.downloadEvidence', 'books.downloadExpenseEvidence', 'refunds.downloadCreditNote'],
  ...[
    'maintenance.downloadFile',
    'work.downloadWorkFile',
    'assets.downloadAssetFile',
    'inspections.downloadPhoto',
    'applications.getListingPhoto',
  ],
  ...[
    'documents.downloadDocument',
    'documents.getDocumentPage',
    'documents.getUpload',
    'evidence.downloadBundle',
  ],
  ...[
    'privacy.downloadExport',
    'templates.downloadPaperBatch',
    'reports.downloadReportFile',
    'reports.getReportFile',
  ],
  // Not seeded: bank statements, spreadsheets, applications, polls, notifications, breaches, signed audit entries, webhooks,
  // platform invoices.
  ...['transfers.getLine', 'transfers.listTenancies', 'transfers.getStatement'],
  ...['imports.getImport', 'imports.listFaults', 'imports.downloadFaults'],
  ...['applications.getApplication', 'meetings.getPoll', 'templates.getPaperBatch'],
  ...['subscriptions.getPlatformInvoice', 'subscriptions.downloadPlatformInvoice'],
  ...['privacy.getBreach', 'privacy.downloadBreachNotice'],
  ...['notifications.getNotification', 'audit.proveEntry', 'integrations.listDeliveries'],
])
/** Reads refused to a role, since the subject is not theirs. */
export const NOT_THEIRS: Partial<Record<Asking, readonly string[]>> = {
  LANDLORD: [
    ...['users.getUserPermissions', 'users.getProfile', 'users.getUser', 'bills.getBill'],
    ...['settlements.getSettlement', 'settlements.listSettlementLines'],
    ...['notifications.getAnnouncement', 'notifications.listAnnouncementRecipients'],
    'notifications.getToldAnnouncement',
  ],
  TENANT: [
    ...[
      'users.getUserPermissions',
      'users.getProfile',
      'users.getUser',
      'vendors.getVendor',
      'vendors.listVendorJobs',
    ],
    ...['assets.getAsset', 'assets.getPlan', 'inspections.getInspection', 'inspections.getComparison'],
    ...['inspections.downloadInspection', 'inspections.downloadComparison'],
    ...['notifications.getAnnouncement', 'notifications.listAnnouncementRecipients'],
    'notifications.getToldAnnouncement',
  ],
}
