import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

const MOST_WAITED_MS = 2_000

export type Probes = {
  /** From now on whoever shares out the calls is told to send none here. */
  leave(): void
}

/**
 * Two addresses for machines. `/livez`: this process answers; one that does not is started anew. `/readyz`: it can do its work now; where it
 * cannot, calls go to others and it stays, since a database that is away is not mended by new processes.
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
