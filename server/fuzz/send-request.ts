import { type Agent, type IncomingMessage, request } from 'node:http'
import type { DrawnRequest } from './draw-request.ts'

/** Where a connection is cut; a whole one is not. */
export type Cut = 'whole' | 'while sending' | 'before the answer'
export type Answer = { status: number; type: string; body: string }

const HANGS_MS = 30_000

/** Null for a connection that was cut by us. Throws when the server cut it, or does not answer. */
export function sendRequest(to: URL, asked: DrawnRequest, cut: Cut, agent: Agent): Promise<Answer | null> {
  const { method, path, body } = asked
  const length = body && cut === 'while sending' ? body.length + 10 : (body?.length ?? 0)
  const headers = { ...asked.headers, ...(body ? { 'content-length': String(length) } : {}) }
  return new Promise((done, fail) => {
    const sent = request({ agent, host: to.hostname, port: to.port, method, path, headers }, (answer) => {
      readAll(answer).then(done, fail)
    })
    const end = () => {
      done(null)
      sent.destroy()
    }
    sent.setTimeout(HANGS_MS, () => fail(new Error('There is no answer.')))
    sent.on('error', (error) => (cut === 'whole' ? fail(error) : done(null)))
    if (cut === 'while sending' && body) sent.write(body, end)
    else sent.end(body ?? undefined, cut === 'before the answer' ? end : undefined)
  })
}

async function readAll(answer: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return {
    status: answer.statusCode ?? 0,
    type: answer.headers['content-type'] ?? '',
    body: Buffer.concat(chunks).toString('utf8'),
  }
}
