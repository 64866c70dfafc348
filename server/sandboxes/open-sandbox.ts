import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { jobs, makeApp, schedules } from '../app.ts'
import { admitToSocket } from '../domains/auth/index.ts'
import { socketActs } from '../domains/conversations/index.ts'
import { asAppRole } from '../platform/db/schema/provision.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { serveSockets } from '../platform/realtime/sockets.ts'
import type { KnownSandbox } from '../platform/sandboxes/host.ts'
import type { Services } from '../platform/services.ts'
import { openServices } from '../platform/start.ts'
import { sandboxConfig } from './sandbox-config.ts'

export type OpenSandbox = {
  services: Services
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Takes upgrades to sockets. */
  upgrades: EventEmitter
  close(): Promise<void>
}
type Place = { ownerUrl: string; template: string; webFolder: string }

/** The whole application on the database of one copy, with a worker of its own, in this process. Where it fails, nothing of it stays open. */
export async function openSandbox(main: Services, known: KnownSandbox, place: Place): Promise<OpenSandbox> {
  const services = await openWithin(main, known, place)
  const opened = new AsyncDisposableStack()
  opened.defer(() => services.database.close())
  try {
    const { app } = await makeApp(services, place.webFolder)
    opened.defer(() => app.close())
    await app.ready()
    const upgrades = new EventEmitter()
    opened.defer(await serveSockets(upgrades, services, admitToSocket, socketActs))
    const workers = { all: 1, alarms: 0 }
    const worker = await startWorker(place.ownerUrl, services, jobs, schedules, workers)
    opened.defer(() => worker.stop())
    return {
      services,
      handle: (request, response) => app.routing(request, response),
      upgrades,
      close: () => opened.disposeAsync(),
    }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

/** What a copy reaches the world through: the simulator, and its own outbox. */
export async function openWithin(main: Services, known: KnownSandbox, place: Place): Promise<Services> {
  const direct = asAppRole(place.ownerUrl, main.secrets)
  const config = sandboxConfig(main.config, known, place.template)
  const opened = await openServices(config, { direct, pooled: direct }, main.clock, main.random)
  return {
    ...opened,
    pusher: { ...opened.pusher, send: async () => ({ kind: 'accepted', id: null }) },
  }
}
