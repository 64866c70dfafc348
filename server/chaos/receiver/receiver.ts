import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { MadeWebhookEndpoint } from '@gida/contract/domains/integrations/webhook'
import { WEBHOOK_EVENTS } from '@gida/contract/domains/integrations/webhook-rules'
import { signWebhook } from '../../platform/webhooks/sign-webhook.ts'
import type { Dice } from '../dice.ts'
import type { Run } from '../lives.ts'
import type { Debt } from '../portfolio.ts'

/** A received webhook, in order of arrival; it counts as taken if its response was successful, or would have been. */
export type Got = { estate_id: string; id: string; body: string; isTaken: boolean }

/** A third-party webhook receiver for all estates. It is not killed, but unreliable. */
export type Receiver = {
  readonly got: readonly Got[]
  /** Forbidden deliveries: invalid signatures. */
  readonly faults: readonly string[]
  /** Registers it for all events in the estates of these debts, through their managers. */
  listen(run: Run, debts: readonly Debt[]): Promise<void>
  /** Stops responding. */
  die(): void
  /** Accepts everything from now on. */
  mend(): void
  close(): void
}

/** Most deliveries are accepted at once; for others it is slow, fails, redirects, or cuts the connection before or after accepting. */
const MOODS = [
  ...(['takes', 'takes', 'takes', 'takes', 'takes', 'takes', 'takes'] as const),
  ...(['slow', 'fails', 'leads_home', 'cuts_before', 'cuts_after'] as const),
] as const
type Mood = (typeof MOODS)[number] | 'dead'
const SLOW_MS = 1_000

export async function startReceiver(dice: Dice): Promise<Receiver> {
  const got: Got[] = []
  const faults: string[] = []
  const secrets = new Map<string, string>()
  let mood = (): Mood => dice.pick(MOODS)
  const server = createServer((request, reply) => void take(request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function take(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const now = mood()
    if (now === 'dead' || now === 'cuts_before') return void request.socket.destroy()
    if (now === 'slow') await pause(SLOW_MS)
    const parts: Buffer[] = []
    try {
      for await (const part of request) parts.push(part)
    } catch {
      return // the sender was killed while sending
    }
    const body = Buffer.concat(parts).toString()
    const estate_id = request.url?.slice(1) ?? ''
    const id = String(request.headers['webhook-id'])
    if (!isSigned(secrets.get(estate_id), id, body, request)) faults.push(`${id} is not signed: ${body}`)
    const isTaken = now !== 'fails' && now !== 'leads_home'
    got.push({ estate_id, id, body, isTaken })
    if (now === 'cuts_after') request.socket.destroy()
    else if (now === 'leads_home') reply.writeHead(302, { location: `${url}/${estate_id}` }).end()
    else reply.writeHead(isTaken ? 204 : 500).end()
  }

  return {
    got,
    faults,
    listen: async (run, debts) => {
      const managers = new Map(debts.map(({ estate_id, manager }) => [estate_id, manager]))
      for (const [estate_id, manager] of managers) {
        const phone = run.phoneOf(manager)
        const wanted = { estate_id, url: `${url}/${estate_id}`, events: WEBHOOK_EVENTS }
        const { status, body } = await phone.ask('/integrations/webhooks', wanted)
        if (status !== 201) throw new Error(`No webhooks: ${status} ${JSON.stringify(body)}`)
        secrets.set(estate_id, (body as MadeWebhookEndpoint).secret)
      }
    },
    die: () => {
      mood = () => 'dead'
    },
    mend: () => {
      mood = () => 'takes'
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function isSigned(
  secret: string | undefined,
  id: string,
  body: string,
  { headers }: IncomingMessage,
): boolean {
  if (!secret) return false
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  return signWebhook([secret], { id, at, body })['webhook-signature'] === headers['webhook-signature']
}
