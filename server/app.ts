import './attach-hooks.ts'
import type { FastifyInstance } from 'fastify'
import { admin } from './domains/admin/domain.ts'
import { adminRoutes } from './domains/admin/routes.ts'
import { alerts } from './domains/alerts/domain.ts'
import { analytics } from './domains/analytics/domain.ts'
import { applications } from './domains/applications/domain.ts'
import { assets } from './domains/assets/domain.ts'
import { audit } from './domains/audit/domain.ts'
import { auth } from './domains/auth/domain.ts'
import { readBearer, recordImpersonatedCall } from './domains/auth/index.ts'
import { autopay } from './domains/autopay/domain.ts'
import { bills } from './domains/bills/domain.ts'
import { books } from './domains/books/domain.ts'
import { calendar } from './domains/calendar/domain.ts'
import { charges } from './domains/charges/domain.ts'
import { collections } from './domains/collections/domain.ts'
import { conversations } from './domains/conversations/domain.ts'
import { deposits } from './domains/deposits/domain.ts'
import { documents } from './domains/documents/domain.ts'
import { estates } from './domains/estates/domain.ts'
import { evidence } from './domains/evidence/domain.ts'
import { faults } from './domains/faults/domain.ts'
import { imports } from './domains/imports/domain.ts'
import { inspections } from './domains/inspections/domain.ts'
import { integrations } from './domains/integrations/domain.ts'
import { admitKey, isApiKey } from './domains/integrations/index.ts'
import { invitations } from './domains/invitations/domain.ts'
import { law } from './domains/law/domain.ts'
import { leases } from './domains/leases/domain.ts'
import { maintenance } from './domains/maintenance/domain.ts'
import { meetings } from './domains/meetings/domain.ts'
import { notices } from './domains/notices/domain.ts'
import { notifications } from './domains/notifications/domain.ts'
import { onboarding } from './domains/onboarding/domain.ts'
import { payments } from './domains/payments/domain.ts'
import { phone } from './domains/phone/domain.ts'
import { privacy } from './domains/privacy/domain.ts'
import { receipts } from './domains/receipts/domain.ts'
import { refunds } from './domains/refunds/domain.ts'
import { reports } from './domains/reports/domain.ts'
import { sandboxes } from './domains/sandboxes/domain.ts'
import { search } from './domains/search/domain.ts'
import { settlements } from './domains/settlements/domain.ts'
import { signing } from './domains/signing/domain.ts'
import { site, status } from './domains/site/domain.ts'
import { subscriptions } from './domains/subscriptions/domain.ts'
import { templates } from './domains/templates/domain.ts'
import { transfers } from './domains/transfers/domain.ts'
import { users } from './domains/users/domain.ts'
import { vendors } from './domains/vendors/domain.ts'
import { work } from './domains/work-orders/domain.ts'
import { allowanceRetention } from './platform/allowances/retention.ts'
import { deliveryJobs, deliverySchedules } from './platform/delivery/jobs.ts'
import { devRoutes } from './platform/dev/routes.ts'
import type { Domain } from './platform/domain.ts'
import type { Mount } from './platform/http/call.ts'
import { describeApi } from './platform/http/document/openapi.ts'
import { makeMount } from './platform/http/mount.ts'
import { scriptHashes, servePages } from './platform/http/pages/pages.ts'
import { answerRemovedCalls } from './platform/http/removed.ts'
import { contextOf, makeServer } from './platform/http/server.ts'
import { eventJobs } from './platform/jobs/events.ts'
import { type AnyJob, refuseDuplicateNames } from './platform/jobs/jobs.ts'
import type { Schedule } from './platform/jobs/schedules.ts'
import { callRetention, countCalls } from './platform/log/call-figures.ts'
import { mailRetention } from './platform/mail/retention.ts'
import { declarePersonalData } from './platform/personal-data/declared.ts'
import { platformPersonalData } from './platform/personal-data/of-platform.ts'
import { liveRetention } from './platform/realtime/retention.ts'
import { declareRetention } from './platform/retention/declared.ts'
import { makeRetentionJob, type Retention } from './platform/retention/retention.ts'
import type { Services } from './platform/services.ts'
import { endTrace } from './platform/traces/trace.ts'
import { VERSION } from './platform/version.ts'

/** Jobs, schedules, retention and personal data of the platform itself. */
const platform: Domain = {
  jobs: deliveryJobs,
  schedules: deliverySchedules,
  retention: [...allowanceRetention, ...callRetention, ...mailRetention, ...liveRetention],
  personalData: platformPersonalData,
}

const domains: Domain[] = [
  platform,
  auth,
  sandboxes,
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
  integrations,
  subscriptions,
  notifications,
  phone,
  search,
  analytics,
  reports,
  admin,
  privacy,
  status,
  faults,
]

declarePersonalData(domains.flatMap(({ personalData }) => personalData ?? []))

/** Retention rules of all domains. */
export const retention: Retention[] = domains.flatMap((domain) => domain.retention ?? [])
declareRetention(retention)
const forgetExpired = makeRetentionJob(retention)

/** All background jobs. */
export const jobs: AnyJob[] = refuseDuplicateNames([
  ...eventJobs(domains.flatMap(({ listeners }) => listeners ?? [])),
  ...domains.flatMap((domain) => domain.jobs ?? []),
  forgetExpired,
])

/** All recurring jobs. */
export const schedules: Schedule[] = [
  ...domains.flatMap((domain) => domain.schedules ?? []),
  { job: forgetExpired, everySeconds: 6 * 3600 },
]

const routes = [
  ...domains.flatMap((domain) => domain.routes ?? []),
  adminRoutes(
    VERSION,
    jobs.map(({ name }) => name),
  ),
]

/** Builds the app from the platform and all domains. `webFolder` is the built web app, if it is to be served. */
export async function makeApp(
  services: Services,
  webFolder = '',
): Promise<{ app: FastifyInstance; mount: Mount }> {
  const app = await makeServer(services.config, services.log, scriptHashes(webFolder))
  await describeApi(app, VERSION)
  followCalls(app, services)
  const mount = makeMount(app, services, {
    readBearer: (...of) => (isApiKey(of[1]) ? admitKey(...of) : readBearer(...of)),
    recordImpersonatedCall,
  })
  for (const add of routes) add(mount)
  answerRemovedCalls(app)
  devRoutes(app, services, schedules)
  for (const add of [...domains, site(retention)].flatMap(({ pages }) => pages ?? []))
    add(app, services, webFolder)
  await servePages(app, webFolder, {
    identityName: services.config.identity?.name,
    files: services.files,
  })
  return { app, mount }
}

/** Records duration and outcome of each call by its name in the contract. */
function followCalls(app: FastifyInstance, services: Services): void {
  const figures = countCalls(services)
  app.addHook('onRequest', async (request, reply) => services.tracer.follow(contextOf(request, reply).trace))
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (!call) return
    endTrace(contextOf(request, reply).trace, call, 'call', reply.statusCode >= 500)
    figures.count(call, reply.elapsedTime, reply.statusCode)
    const status = `${Math.trunc(reply.statusCode / 100)}xx`
    services.metrics.observe('gida_call_seconds', { call, status }, reply.elapsedTime / 1000)
  })
  app.addHook('onClose', () => figures.keep())
}
