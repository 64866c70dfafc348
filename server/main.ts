import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { jobs, makeApp, schedules } from './app.ts'
import { seedDemoWhenEmpty } from './demo/seed-demo.ts'
import { readFigures } from './domains/admin/metrics/read-figures.ts'
import { admitToSocket } from './domains/auth/index.ts'
import { socketActs } from './domains/conversations/index.ts'
import { makeClock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import { deriveSecrets } from './platform/config/secrets.ts'
import { backUpDaily } from './platform/db/embedded/daily-backup.ts'
import { uploadContinuously } from './platform/db/embedded/offsite/upload-continuously.ts'
import { type StartedDatabase, startDatabase } from './platform/db/start.ts'
import { followClock, loadClockOffset } from './platform/dev/clock.ts'
import { shareAssets } from './platform/http/pages/shared-assets.ts'
import { serveProbes } from './platform/http/probes.ts'
import { type RunningWorker, startWorker } from './platform/jobs/worker.ts'
import { logUnhandledRejections } from './platform/log/unhandled-rejections.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { serveSockets } from './platform/realtime/sockets.ts'
import type { Services } from './platform/services.ts'
import { openServices } from './platform/start.ts'
import { VERSION } from './platform/version.ts'
import { dispatchSandboxes } from './sandboxes/dispatch.ts'
import { makeSandboxHost, type RunningHost } from './sandboxes/host.ts'

const WEB = join(import.meta.dirname, '../web/dist')
const WATCH_MS = 2_000

export type RunningGida = {
  services: Services
  ownerUrl: string
  /** Where it listens; null for a worker alone. */
  address: string | null
  /** Says that it leaves, takes no new calls, lets the running ones and the running jobs finish, then lets go of the database. */
  stop(): Promise<void>
}

/** Starts the roles that the configuration asks for; `webFolder` holds the built web app. */
export async function startGida(config: Config, webFolder = WEB): Promise<RunningGida> {
  const database = await startDatabase(config, deriveSecrets(config.secret, config.previousSecret))
  const services = await openServices(config, database.app, makeClock())
  const endSurvival = logUnhandledRejections(services.log)
  await loadClockOffset(services)
  await refuseDemoInProduction(services)

  const host =
    config.sandboxes &&
    (await makeSandboxHost(services, database.ownerUrl, { seed: seedDemoWhenEmpty }, webFolder))
  services.sandboxes = host

  const stopFollowing = await followClock(services)
  const watch = setInterval(() => void keepAlive(services, database), WATCH_MS)
  const web = config.role === 'worker' ? null : await startWeb(services, host, webFolder)
  const worker =
    config.role === 'web' ? null : await startWorker(database.ownerUrl, services, jobs, schedules)
  const { embedded } = database
  const endBackups = config.production && embedded ? backUpDaily(services, embedded) : async () => {}
  const sending = embedded && (await uploadContinuously(services, embedded))
  const metrics = await serveMetrics(services, readFigures)
  services.log.info({ role: config.role, version: VERSION }, 'Gida is up')
  return {
    services,
    ownerUrl: database.ownerUrl,
    address: web?.address ?? null,
    stop: async () => {
      await stopFollowing()
      await metrics?.close()
      await endBackups()
      sending?.pause()
      await stopAll(services, database, { watch, web, worker, host })
      await sending?.finish()
      endSurvival()
    },
  }
}

async function startWeb(services: Services, sandboxes: RunningHost | null, webFolder: string) {
  await shareAssets(services, webFolder).catch((error) =>
    services.log.warn({ error }, 'other nodes and later versions will not have the scripts of this one'),
  )
  const { app } = await makeApp(services, webFolder)
  const probes = serveProbes(app, services)
  const upgrades = sandboxes ? new EventEmitter() : app.server
  const closeSockets = await serveSockets(upgrades, services, admitToSocket, socketActs)
  if (sandboxes) dispatchSandboxes(app.server, services, sandboxes, upgrades)
  const { host, port } = services.config.http
  const address = await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is taken by another program. Stop that one, or set PORT to a free one.`)
  })
  return { app, address, probes, closeSockets }
}

async function stopAll(
  services: Services,
  database: StartedDatabase,
  running: {
    watch: NodeJS.Timeout
    web: Awaited<ReturnType<typeof startWeb>> | null
    worker: RunningWorker | null
    host: RunningHost | null
  },
): Promise<void> {
  const { watch, web, worker, host } = running
  const { leaveMs } = services.config.http
  clearInterval(watch)
  web?.probes.leave()
  if (web) await pause(leaveMs) // it serves on until everybody who sends calls here has seen it
  await Promise.all([worker?.stop(), web?.closeSockets(leaveMs).then(() => web.app.close())])
  await host?.close()
  await services.tracer.close()
  await services.database.close()
  await database.stop()
}

/** An embedded server that died is started again; calls meanwhile are told to come back in a few seconds. */
async function keepAlive(services: Services, database: StartedDatabase): Promise<void> {
  try {
    await services.database.ping()
  } catch {
    await database
      .revive()
      .catch((error) => services.log.error({ error }, 'the database could not be started again'))
  }
}

async function refuseDemoInProduction({ config, clock, transaction }: Services): Promise<void> {
  if (!config.production) return
  if (clock.offset !== 0) throw new Error('Gida does not start like this:\n  The clock has been moved.')
  const demo = await transaction('system', (tx) =>
    tx.selectFrom('users').select('email').where('is_demo', '=', true).limit(1).executeTakeFirst(),
  )
  if (demo)
    throw new Error(`Gida does not start like this:\n  The database has a demo account (${demo.email}).`)
}
