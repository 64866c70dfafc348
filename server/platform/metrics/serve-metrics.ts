import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'
import type { Reading } from './metrics.ts'
import { watchProcess } from './of-process.ts'

/** Readings from the database at a scrape. */
export type ReadFigures = (tx: Tx) => Promise<Reading[]>

/**
 * `/metrics` on a separate port that no load balancer exposes. If the database is down, the scrape says so and still
 * returns the process's own metrics.
 */
export async function serveMetrics(services: Services, readFigures: ReadFigures) {
  const { log, metrics, transaction, config } = services
  if (!config.metrics) return null
  const { host, port } = config.metrics
  const own = watchProcess(services)

  async function figures(): Promise<Reading[]> {
    try {
      return [...(await transaction('system', readFigures)), { metric: 'gida_database_up', value: 1 }]
    } catch (error) {
      log.warn({ error }, 'the figures of the database could not be read')
      return [{ metric: 'gida_database_up', value: 0 }]
    }
  }

  const page = async () => metrics.render((await Promise.all([own.read(), figures()])).flat())
  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return answer.writeHead(404).end()
    page().then(
      (text) =>
        answer.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error) => {
        log.error({ error }, 'the figures could not be told')
        answer.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, host, listening)
  })
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    close: async () => {
      own.stop()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
