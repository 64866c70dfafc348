import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fake error-reporting server: stores each envelope and answers as configured. */
export async function startErrorReceiver(project = 7) {
  const received: {
    head: Record<string, unknown>
    event: Record<string, unknown>
    key: string
    raw: string
  }[] = []
  const state = { status: 200 }
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString()
      const [head = '', , event = ''] = raw.split('\n')
      const key = /sentry_key=(\w+)/.exec(String(request.headers['x-sentry-auth']))?.[1] ?? ''
      if (request.url === `/api/${project}/envelope/` && state.status === 200)
        received.push({ head: JSON.parse(head), event: JSON.parse(event), key, raw })
      answer.writeHead(state.status).end('{}')
    })
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  return {
    dsn: `http://abc@127.0.0.1:${(server.address() as AddressInfo).port}/${project}`,
    received,
    state,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
