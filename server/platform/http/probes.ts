import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

const MOST_WAITED_MS = 2_000

export type Probes = {
  /** From now on readiness fails, so that load balancers send no more calls. */
  leave(): void
}

/**
 * `/livez`: the process answers; if not, restart it. `/readyz`: it can work now; if not, route calls elsewhere but do
 * not restart it, since that cannot fix a database outage.
 */
export function serveProbes(app: FastifyInstance, { database }: Services): Probes {
  let isLeaving = false
  const answers = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((done) => {
      timer = setTimeout(() => done(false), MOST_WAITED_MS)
    })
    const ping = database.ping().then(
      () => true,
      () => false,
    )
    return Promise.race([ping, late]).finally(() => clearTimeout(timer))
  }
  app.get('/livez', async (_request, reply) => reply.type('text/plain').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isLeaving && (await answers())
    const word = isLeaving ? 'leaving' : isReady ? 'ok' : 'no database'
    return reply
      .code(isReady ? 200 : 503)
      .type('text/plain')
      .send(word)
  })
  return {
    leave: () => {
      isLeaving = true
    },
  }
}
