import { expect, onTestFinished, test } from 'vitest'
import { useWorld } from '../../testing/world.ts'
import { serveProbes } from './probes.ts'
import { makeServer } from './server.ts'

const world = useWorld()

async function probed(ping = () => world.services.database.ping()) {
  const { config, log, database } = world.services
  const app = await makeServer(config, log)
  onTestFinished(() => app.close())
  const probes = serveProbes(app, { ...world.services, database: { ...database, ping } })
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject(url)
    return `${statusCode} ${body}`
  }
  return { probes, ask }
}

test('a node that leaves is ready no more, and lives', async () => {
  const { probes, ask } = await probed()
  expect(await ask('/readyz')).toBe('200 ok')
  probes.leave()
  expect(await ask('/readyz')).toBe('503 leaving')
  expect(await ask('/livez')).toBe('200 ok')
})

test('a node without its database is not ready, and is not started anew for it', async () => {
  const { ask } = await probed(() => Promise.reject(new Error('away')))
  expect(await ask('/readyz')).toBe('503 no database')
  expect(await ask('/livez')).toBe('200 ok')
})
