import type { Asking } from './read-calls.ts'

const STAFF = ['ESTATE_MANAGER', 'ADMIN'] as const
const OFFICE = [...STAFF, 'LANDLORD'] as const
/** Reads that touch more of more, and as whom; each with why. Whatever is not named here is flat, and so is every read that is added. */
export const GROWING: Record<string, readonly Asking[]> = {
  // The answer holds every row that was asked for; it streams.
  'collections.downloadPaymentReport': OFFICE,
  'settlements.downloadOwnerStatement': OFFICE,
  // Everybody whom an alarm would reach is counted by the ways in which it does, and whom nothing reaches is named.
  'alerts.getAlertReach': OFFICE,
  'alerts.listAlertPeople': OFFICE,
  // How long repairs take, and which homes and vendors cost most, is told from each request and each bill of their months.
  'maintenance.getFigures': STAFF,
  'bills.getUpkeepCosts': OFFICE,
  // The first by name of everybody in an estate.
  'documents.listDocumentReaders': OFFICE,
  // Whole up to a bound that little does not reach: a thousand acquaintances or vendors, groups as large as a meeting, two hundred plans.
  'conversations.listRecipients': ['LANDLORD'],
  'meetings.listInvitable': ['ESTATE_MANAGER', 'LANDLORD', 'TENANT'],
  'vendors.listVendors': ['ESTATE_MANAGER'],
  'assets.getPlanYear': STAFF,
  // What is asked for is how many units of an estate had a lease in a month: each is counted.
  'subscriptions.getSubscription': STAFF,
  // Everybody is looked at for somebody who has the same mail, name, account or card.
  'admin.listDoubles': ['ADMIN'],
  // How much each of two people holds: each row is counted.
  'admin.comparePeople': ['ADMIN'],
  // How much of each kind is held of a person, whoever looks after many: each row is counted.
  'privacy.getHeld': ['ESTATE_MANAGER'],
  // How many agreed to which text: each of them is counted.
  'privacy.countConsents': ['ADMIN'],
}
/** What is worked out of every unit of an estate by whoever asks first, and kept until something changes. */
export const KEPT = new Set([
  ...['analytics.getEstateAnalytics', 'analytics.getEstateForecast', 'analytics.getMarketComparison'],
  ...['analytics.getOccupancyReport', 'analytics.getVacancyAnalysis'],
])

/** Reads that nobody asks here, each with why. A read that is added is asked, or stands here. */
export const UNASKED = new Set([
  // Files, of which the seed keeps none; reading one is reading its row.
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
  // What the seed makes none of: statements of a bank, spreadsheets, applications, polls, notifications, breaches, proven entries, webhooks, invoices of the platform.
  ...['transfers.getLine', 'transfers.listTenancies', 'transfers.getStatement'],
  ...['imports.getImport', 'imports.listFaults', 'imports.downloadFaults'],
  ...['applications.getApplication', 'meetings.getPoll', 'templates.getPaperBatch'],
  ...['subscriptions.getPlatformInvoice', 'subscriptions.downloadPlatformInvoice'],
  ...['privacy.getBreach', 'privacy.downloadBreachNotice'],
  ...['notifications.getNotification', 'audit.proveEntry', 'integrations.listDeliveries'],
])
/** And those that are refused to some, since what they are about is not theirs. */
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
