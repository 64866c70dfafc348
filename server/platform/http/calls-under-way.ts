import type { FastifyInstance } from 'fastify'

/**
 * What is being answered, also to somebody whose line has gone meanwhile: a server that waits for its lines alone would take the database from
 * under it. It has ended before the app is closed.
 */
export function followToTheEnd(app: FastifyInstance): <T>(call: Promise<T>) => Promise<T> {
  const underWay = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => void (await Promise.allSettled(underWay)))
  return (call) => {
    underWay.add(call)
    const end = () => underWay.delete(call)
    call.then(end, end)
    return call
  }
}
