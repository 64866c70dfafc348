import type { FastifyInstance } from 'fastify'
import { authRoutes } from './domains/auth/routes.ts'
import { userRoutes } from './domains/users/routes.ts'
import { deliverMessage } from './platform/mail/outbox.ts'
import { makeMount, type Mount } from './platform/http/mount.ts'
import { describeApi } from './platform/http/openapi.ts'
import { answerRemovedCalls } from './platform/http/removed.ts'
import { makeServer } from './platform/http/server.ts'
import { type AnyListener, factJobs } from './platform/jobs/facts.ts'
import type { Job } from './platform/jobs/jobs.ts'
import type { Schedule } from './platform/jobs/worker.ts'
import type { Services } from './platform/services.ts'

export const VERSION = '0.1.0'

/** Everything that listens to a fact. */
const listeners: AnyListener[] = []

/** Everything that is done later. */
export const jobs: Job<never>[] = [...factJobs(listeners), deliverMessage as Job<never>]

/** Everything that is done again and again. */
export const schedules: Schedule[] = []

const routes: ((mount: Mount) => void)[] = [authRoutes, userRoutes]

/** The one place where the platform and all domains meet. */
export async function makeApp(services: Services): Promise<{ app: FastifyInstance; mount: Mount }> {
  const app = await makeServer(services.config, services.log)
  await describeApi(app, VERSION)
  const mount = makeMount(app, services)
  for (const add of routes) add(mount)
  answerRemovedCalls(app)
  return { app, mount }
}
