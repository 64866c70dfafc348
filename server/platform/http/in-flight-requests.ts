import type { FastifyInstance } from 'fastify'

/**
 * Tracks calls that still run, even if the client has disconnected, and waits for them before the app closes; otherwise
 * shutdown would close the database under them.
 */
export function trackInFlight(app: FastifyInstance): <T>(call: Promise<T>) => Promise<T> {
  const underWay = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => void (await Promise.allSettled(underWay)))
  return (call) => {
    underWay.add(call)
    const end = () => underWay.delete(call)
    call.then(end, end)
    return call
  }
}
