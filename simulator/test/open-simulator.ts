import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'
import { type SimulatorOptions, startSimulator } from '../start.ts'

export const key = 'sk_test_corner_shop'

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
}

export type Caller = (method: string, path: string, body?: unknown, headers?: object) => Promise<Answer>

/** Calls a simulator the way a server does: with a key and JSON. */
export function callerOf(url: string, secretKey: string): Caller {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
}

/** A simulator of its own for this test, closed with it. */
export async function openSimulator(options: SimulatorOptions = {}) {
  const simulator = await startSimulator(options)
  onTestFinished(() => simulator.close())
  return withCalls(simulator.url)
}

export function withCalls(url: string, secretKey = key) {
  const call = callerOf(url, secretKey)
  return {
    url,
    call,
    initialize: (fields: object = {}) =>
      call('POST', '/transaction/initialize', { email: 'ada@example.ng', amount: 500_000, ...fields }),
    pay: (reference: string, fields: object = {}) =>
      call('POST', `/simulator/transactions/${reference}/outcome`, { status: 'success', ...fields }),
    verify: async (reference: string) => (await call('GET', `/transaction/verify/${reference}`)).body.data,
    faults: (fields: object) => call('POST', '/simulator/faults', fields),
    advance: (advance_hours: number) => call('POST', '/simulator/clock', { advance_hours }),
    state: async () => (await call('GET', '/simulator/state')).body,
    delivery: async (reference: string) => {
      const { deliveries } = (await call('GET', '/simulator/state')).body
      return deliveries.find((delivery: { reference: string }) => delivery.reference === reference)
    },
  }
}

export type Received = { raw: string; signature: string; headers: IncomingHttpHeaders; reference: string }

/** Somebody who takes webhooks, and answers with the codes in `answers` before it answers 200. */
export async function openReceiver(...answers: number[]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const raw = Buffer.concat(chunks).toString()
    const signature = String(request.headers['x-paystack-signature'])
    received.push({ raw, signature, headers: request.headers, reference: JSON.parse(raw).data.reference })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`
  const arrived = (count: number) =>
    vi.waitFor(() => {
      if (received.length < count) throw new Error(`${received.length} of ${count} webhooks arrived`)
    }, waiting)
  return { url, received, arrived }
}

export const waiting = { timeout: 15_000, interval: 10 }
