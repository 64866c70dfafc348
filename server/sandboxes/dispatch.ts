import type { EventEmitter } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { isApiKey } from '../domains/integrations/index.ts'
import {
  endDemoCookie,
  findSandbox,
  findSandboxById,
  LEAVE_DEMO,
  readDemoToken,
} from '../domains/sandboxes/index.ts'
import { Problem } from '../platform/errors/problem.ts'
import { refuse } from '../platform/realtime/upgrade-request.ts'
import type { KnownSandbox } from '../platform/sandboxes/host.ts'
import type { Services } from '../platform/services.ts'
import type { RunningHost } from './host.ts'
import type { OpenSandbox } from './open-sandbox.ts'
import { WEBHOOK } from './set-up-copy.ts'

const WEBHOOK_OF = new RegExp(`^${WEBHOOK}/([0-9a-f-]{36})$`)

/** What is of the installation, also for who is in a copy: a message to who runs it arrives, and who opens an account has a real one. */
const OF_INSTALLATION = new Set([
  ...[LEAVE_DEMO, '/api/v1/auth/register'],
  ...['/contact', '/contact/sent', '/privacy', '/status'],
])
/** A copy mails and texts nobody, so links of these pages are of the installation: an alarm is answered, a paper signed. */
const MAILED = /^\/(?:a|j|w|meetings|polls|sign|unsubscribe|homes\/applications)\//
/** Whoever opens such a link goes on by the app, and has left the demo. */
const MAILED_TO_APP = /^\/auth\/(?:invite|reset-password|verify-email|undo-payout)(?:[/?]|$)/

/** Whose copy a request is for: a browser's by its cookie, a program's by its key, the simulator's by the address. Null: nobody's. */
type Wanted = { find(): Promise<KnownSandbox | null>; isDemo: boolean } | null

/**
 * Leads what is for a copy to that copy, ahead of everything of the installation's own: nothing here counts, logs or answers such a call.
 * Answers what takes the upgrades that are its own.
 */
export function dispatchSandboxes(
  server: Server,
  main: Services,
  host: RunningHost,
  own: EventEmitter,
): void {
  const answerers = server.listeners('request') as ((in_: IncomingMessage, out: ServerResponse) => void)[]
  server.removeAllListeners('request')
  const answerOwn = (request: IncomingMessage, response: ServerResponse) => {
    for (const answer of answerers) answer.call(server, request, response)
  }
  const find = async ({ find }: NonNullable<Wanted>): Promise<OpenSandbox | null> => {
    const known = await find()
    return known && host.open(known)
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const wanted = readWanted(main, request)
    if (!wanted) return answerOwn(request, response)
    if (wanted.isDemo && request.method === 'GET' && MAILED_TO_APP.test(request.url ?? ''))
      return leave(main, response, request.url ?? '')
    find(wanted)
      .then((sandbox) => {
        if (sandbox) sandbox.handle(request, response)
        else if (wanted.isDemo) sayOver(main, request, response)
        else answerOwn(request, response)
      })
      .catch((error) => {
        main.log.error({ error }, 'a sandbox could not be opened')
        response.writeHead(503, { 'retry-after': '5' }).end()
      })
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const wanted = readWanted(main, request)
    if (!wanted) return void own.emit('upgrade', request, socket, head)
    socket.on('error', () => socket.destroy())
    find(wanted)
      .then((sandbox) => {
        if (sandbox) sandbox.upgrades.emit('upgrade', request, socket, head)
        else refuse(socket, '404 Not Found')
      })
      .catch(() => refuse(socket, '503 Service Unavailable'))
  })
}

function readWanted(main: Services, request: IncomingMessage): Wanted {
  const path = (request.url ?? '').split('?')[0] ?? ''
  const told = WEBHOOK_OF.exec(path)?.[1]
  if (told) {
    request.url = WEBHOOK
    return { find: () => findSandboxById(main, told), isDemo: false }
  }
  const key = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (key && isApiKey(key))
    return key.startsWith('gida_test_') ? { find: () => findSandbox(main, key), isDemo: false } : null
  const token = readDemoToken(request.headers.cookie)
  return token && !OF_INSTALLATION.has(path) && !MAILED.test(path)
    ? { find: () => findSandbox(main, token), isDemo: true }
    : null
}

function leave({ config }: Pick<Services, 'config'>, response: ServerResponse, location: string): void {
  const head = { location, 'cache-control': 'no-store', 'set-cookie': endDemoCookie(config) }
  response.writeHead(303, head).end()
}

/** A page leads to where it is said, and the browser forgets the copy; what a page asks for is answered as by an ended session. */
function sayOver({ config }: Services, { method, headers }: IncomingMessage, response: ServerResponse): void {
  if (method === 'GET' && headers.accept?.includes('text/html')) {
    return leave({ config }, response, '/demo?over=1')
  }
  const over = new Problem('TOKEN_EXPIRED')
  response.writeHead(over.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(over.body()))
}
