import './attach-hooks.ts'
import type { FastifyInstance } from 'fastify'
import { adminRetention } from './domains/admin/retention.ts'
import { adminRoutes } from './domains/admin/routes.ts'
import { alertListeners } from './domains/alerts/answers/read-text.ts'
import { alertJobs, alertSchedules } from './domains/alerts/jobs.ts'
import { answerPages } from './domains/alerts/pages/answer-pages.ts'
import { alertRoutes } from './domains/alerts/routes.ts'
import { analyticsRetention } from './domains/analytics/retention.ts'
import { analyticsRoutes } from './domains/analytics/routes.ts'
import { applicationListeners } from './domains/applications/listeners.ts'
import { listingPages } from './domains/applications/pages/listing-pages.ts'
import { applicationRetention } from './domains/applications/retention.ts'
import { applicationRoutes } from './domains/applications/routes.ts'
import { assetJobs, assetSchedules } from './domains/assets/jobs.ts'
import { assetListeners } from './domains/assets/listeners.ts'
import { assetRoutes } from './domains/assets/routes.ts'
import { readBearer } from './domains/auth/index.ts'
import { authJobs } from './domains/auth/jobs.ts'
import { authListeners } from './domains/auth/listeners.ts'
import { authRetention } from './domains/auth/retention.ts'
import { authRoutes } from './domains/auth/routes.ts'
import { autopayJobs, autopaySchedules } from './domains/autopay/jobs.ts'
import { autopayListeners } from './domains/autopay/listeners.ts'
import { autopayRoutes } from './domains/autopay/routes.ts'
import { billRoutes } from './domains/bills/routes.ts'
import { bookJobs, bookSchedules } from './domains/books/jobs.ts'
import { bookRetention } from './domains/books/retention.ts'
import { bookRoutes } from './domains/books/routes.ts'
import { calendarFeedPage } from './domains/calendar/feed/feed-page.ts'
import { calendarRoutes } from './domains/calendar/routes.ts'
import { chargeListeners } from './domains/charges/listeners.ts'
import { chargeRoutes } from './domains/charges/routes.ts'
import { collectionJobs, collectionSchedules } from './domains/collections/jobs.ts'
import { collectionRetention } from './domains/collections/retention.ts'
import { collectionRoutes } from './domains/collections/routes.ts'
import { conversationJobs, conversationSchedules } from './domains/conversations/jobs.ts'
import { conversationRoutes } from './domains/conversations/routes.ts'
import { depositJobs, depositSchedules } from './domains/deposits/jobs.ts'
import { depositRoutes } from './domains/deposits/routes.ts'
import { estateRoutes } from './domains/estates/routes.ts'
import { importJobs } from './domains/imports/jobs.ts'
import { importRoutes } from './domains/imports/routes.ts'
import { inspectionJobs, inspectionSchedules } from './domains/inspections/jobs.ts'
import { inspectionRoutes } from './domains/inspections/routes.ts'
import { inspectionListeners } from './domains/inspections/tell-screens.ts'
import { invitationJobs } from './domains/invitations/jobs.ts'
import { invitationRetention } from './domains/invitations/retention.ts'
import { invitationRoutes } from './domains/invitations/routes.ts'
import { lawRoutes } from './domains/law/routes.ts'
import { leaseJobs, leaseSchedules } from './domains/leases/jobs.ts'
import { leaseListeners } from './domains/leases/listeners.ts'
import { leaseRoutes } from './domains/leases/routes.ts'
import { maintenanceJobs, maintenanceSchedules } from './domains/maintenance/jobs.ts'
import { maintenanceRoutes } from './domains/maintenance/routes.ts'
import { maintenanceListeners } from './domains/maintenance/tell-screens.ts'
import { meetingJobs, meetingSchedules } from './domains/meetings/jobs.ts'
import { meetingAnswerPages } from './domains/meetings/pages/answer-pages.ts'
import { pollPages } from './domains/meetings/pages/poll-pages.ts'
import { pollRoutes } from './domains/meetings/polls/routes.ts'
import { meetingRetention } from './domains/meetings/retention.ts'
import { meetingRoutes } from './domains/meetings/routes.ts'
import { notificationJobs, notificationSchedules } from './domains/notifications/jobs.ts'
import { notificationListeners } from './domains/notifications/listeners.ts'
import { notificationRetention } from './domains/notifications/retention.ts'
import { notificationRoutes } from './domains/notifications/routes.ts'
import { unsubscribePages } from './domains/notifications/unsubscribe-pages.ts'
import { onboardingRoutes } from './domains/onboarding/routes.ts'
import { paymentJobs, paymentSchedules } from './domains/payments/jobs.ts'
import { paymentRetention } from './domains/payments/retention.ts'
import { paymentRoutes } from './domains/payments/routes.ts'
import { receiptJobs, receiptSchedules } from './domains/receipts/jobs.ts'
import { receiptRoutes } from './domains/receipts/routes.ts'
import { receiptCheckPage } from './domains/receipts/signing/check-page.ts'
import { refundJobs, refundSchedules } from './domains/refunds/jobs.ts'
import { refundListeners } from './domains/refunds/listeners.ts'
import { refundRoutes } from './domains/refunds/routes.ts'
import { reportJobs, reportSchedules } from './domains/reports/jobs.ts'
import { reportRoutes } from './domains/reports/routes.ts'
import { searchRoutes } from './domains/search/routes.ts'
import { settlementJobs, settlementSchedules } from './domains/settlements/jobs.ts'
import { settlementListeners } from './domains/settlements/listeners.ts'
import { settlementRoutes } from './domains/settlements/routes.ts'
import { transferJobs, transferSchedules } from './domains/transfers/jobs.ts'
import { transferListeners } from './domains/transfers/listeners.ts'
import { transferRoutes } from './domains/transfers/routes.ts'
import { userJobs } from './domains/users/jobs.ts'
import { userRoutes } from './domains/users/routes.ts'
import { vendorRoutes } from './domains/vendors/routes.ts'
import { workJobs, workSchedules } from './domains/work-orders/jobs.ts'
import { workListeners } from './domains/work-orders/listeners.ts'
import { approvalPages } from './domains/work-orders/pages/approval-pages.ts'
import { jobPages } from './domains/work-orders/pages/job-pages.ts'
import { workRoutes } from './domains/work-orders/routes.ts'
import { allowanceRetention } from './platform/allowances/retention.ts'
import { deliveryJobs, deliverySchedules } from './platform/delivery/jobs.ts'
import { devRoutes } from './platform/dev/routes.ts'
import { type Mount, makeMount } from './platform/http/mount.ts'
import { describeApi } from './platform/http/openapi.ts'
import { scriptHashes, servePages } from './platform/http/pages.ts'
import { answerRemovedCalls } from './platform/http/removed.ts'
import { makeServer } from './platform/http/server.ts'
import { type AnyListener, eventJobs } from './platform/jobs/events.ts'
import type { AnyJob } from './platform/jobs/jobs.ts'
import type { Schedule } from './platform/jobs/schedules.ts'
import { mailRetention } from './platform/mail/retention.ts'
import { liveRetention } from './platform/realtime/retention.ts'
import { makeRetentionJob, type Retention } from './platform/retention/retention.ts'
import type { Services } from './platform/services.ts'

export const VERSION = '0.1.0'

/** Every listener of a domain event. */
const listeners: AnyListener[] = [
  ...authListeners,
  ...chargeListeners,
  ...refundListeners,
  ...autopayListeners,
  ...leaseListeners,
  ...settlementListeners,
  ...transferListeners,
  ...maintenanceListeners,
  ...workListeners,
  ...assetListeners,
  ...inspectionListeners,
  ...applicationListeners,
  ...alertListeners,
  ...notificationListeners,
]

/** Everything that is not kept for ever. */
export const retention: Retention[] = [
  ...analyticsRetention,
  ...allowanceRetention,
  ...mailRetention,
  ...liveRetention,
  ...authRetention,
  ...paymentRetention,
  ...bookRetention,
  ...adminRetention,
  ...collectionRetention,
  ...invitationRetention,
  ...meetingRetention,
  ...applicationRetention,
  ...notificationRetention,
]
const forgetExpired = makeRetentionJob(retention)

/** Everything that is done later. */
export const jobs: AnyJob[] = [
  ...eventJobs(listeners),
  ...deliveryJobs,
  ...authJobs,
  ...userJobs,
  ...paymentJobs,
  ...receiptJobs,
  ...refundJobs,
  ...autopayJobs,
  ...leaseJobs,
  ...bookJobs,
  ...settlementJobs,
  ...depositJobs,
  ...collectionJobs,
  ...transferJobs,
  ...invitationJobs,
  ...conversationJobs,
  ...meetingJobs,
  ...maintenanceJobs,
  ...workJobs,
  ...assetJobs,
  ...inspectionJobs,
  ...importJobs,
  ...notificationJobs,
  ...alertJobs,
  ...reportJobs,
  forgetExpired,
]

/** Everything that is done again and again. */
export const schedules: Schedule[] = [
  ...deliverySchedules,
  ...paymentSchedules,
  ...receiptSchedules,
  ...refundSchedules,
  ...autopaySchedules,
  ...leaseSchedules,
  ...bookSchedules,
  ...settlementSchedules,
  ...depositSchedules,
  ...collectionSchedules,
  ...transferSchedules,
  ...conversationSchedules,
  ...notificationSchedules,
  ...meetingSchedules,
  ...maintenanceSchedules,
  ...workSchedules,
  ...assetSchedules,
  ...inspectionSchedules,
  ...alertSchedules,
  ...reportSchedules,
  { job: forgetExpired, everySeconds: 6 * 3600 },
]

const routes: ((mount: Mount) => void)[] = [
  authRoutes,
  userRoutes,
  estateRoutes,
  onboardingRoutes,
  lawRoutes,
  chargeRoutes,
  paymentRoutes,
  receiptRoutes,
  refundRoutes,
  autopayRoutes,
  leaseRoutes,
  bookRoutes,
  settlementRoutes,
  depositRoutes,
  collectionRoutes,
  transferRoutes,
  invitationRoutes,
  conversationRoutes,
  meetingRoutes,
  maintenanceRoutes,
  vendorRoutes,
  workRoutes,
  billRoutes,
  assetRoutes,
  inspectionRoutes,
  pollRoutes,
  applicationRoutes,
  importRoutes,
  calendarRoutes,
  alertRoutes,
  notificationRoutes,
  searchRoutes,
  analyticsRoutes,
  reportRoutes,
  adminRoutes(
    VERSION,
    jobs.map(({ name }) => name),
  ),
]

/** The one place where the platform and all domains meet. `webFolder` holds the built web app, if it is to be served. */
export async function makeApp(
  services: Services,
  webFolder = '',
): Promise<{ app: FastifyInstance; mount: Mount }> {
  const app = await makeServer(services.config, services.log, scriptHashes(webFolder))
  await describeApi(app, VERSION)
  const mount = makeMount(app, services, readBearer)
  for (const add of routes) add(mount)
  answerRemovedCalls(app)
  devRoutes(app, services, schedules)
  listingPages(app, services)
  unsubscribePages(app, services)
  meetingAnswerPages(app, services)
  pollPages(app, services)
  calendarFeedPage(app, services)
  answerPages(app, services)
  jobPages(app, services)
  approvalPages(app, services)
  receiptCheckPage(app, services, webFolder)
  await servePages(app, webFolder, services.config.identity?.name)
  return { app, mount }
}
