import type { FastifyInstance } from 'fastify'
import { adminRoutes } from './domains/admin/routes.ts'
import { analyticsRoutes } from './domains/analytics/routes.ts'
import { authRoutes } from './domains/auth/routes.ts'
import { estateRoutes } from './domains/estates/routes.ts'
import { leaseRoutes } from './domains/leases/routes.ts'
import { notificationJobs, notificationSchedules } from './domains/notifications/jobs.ts'
import { notificationListeners } from './domains/notifications/listeners.ts'
import { notificationRoutes } from './domains/notifications/routes.ts'
import { onboardingRoutes } from './domains/onboarding/routes.ts'
import { paymentJobs, paymentSchedules } from './domains/payments/jobs.ts'
import { paymentRoutes } from './domains/payments/routes.ts'
import { userRoutes } from './domains/users/routes.ts'
import { devRoutes } from './platform/dev/routes.ts'
import { type Mount, makeMount } from './platform/http/mount.ts'
import { describeApi } from './platform/http/openapi.ts'
import { scriptHashes, servePages } from './platform/http/pages.ts'
import { answerRemovedCalls } from './platform/http/removed.ts'
import { makeServer } from './platform/http/server.ts'
import { type AnyListener, factJobs } from './platform/jobs/facts.ts'
import type { AnyJob } from './platform/jobs/jobs.ts'
import type { Schedule } from './platform/jobs/worker.ts'
import { deliverMessage } from './platform/mail/outbox.ts'
import type { Services } from './platform/services.ts'

export const VERSION = '0.1.0'

/** Everything that listens to a fact. */
const listeners: AnyListener[] = [...notificationListeners]

/** Everything that is done later. */
export const jobs: AnyJob[] = [...factJobs(listeners), deliverMessage, ...paymentJobs, ...notificationJobs]

/** Everything that is done again and again. */
export const schedules: Schedule[] = [...paymentSchedules, ...notificationSchedules]

const routes: ((mount: Mount) => void)[] = [
  authRoutes,
  userRoutes,
  estateRoutes,
  onboardingRoutes,
  paymentRoutes,
  leaseRoutes,
  notificationRoutes,
  analyticsRoutes,
  adminRoutes(VERSION),
]

/** The one place where the platform and all domains meet. `webFolder` holds the built web app, if it is to be served. */
export async function makeApp(
  services: Services,
  webFolder = '',
): Promise<{ app: FastifyInstance; mount: Mount }> {
  const app = await makeServer(services.config, services.log, scriptHashes(webFolder))
  await describeApi(app, VERSION)
  const mount = makeMount(app, services)
  for (const add of routes) add(mount)
  answerRemovedCalls(app)
  devRoutes(app, services)
  await servePages(app, webFolder)
  return { app, mount }
}
