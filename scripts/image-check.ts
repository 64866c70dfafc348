import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../server/bench/turns.ts'
import { freePort } from '../server/platform/db/embedded/cluster.ts'
import { startEmbeddedPostgres } from '../server/platform/db/embedded/embedded.ts'
import { provisionDatabase } from '../server/platform/db/schema/provision.ts'
import { BARE, BASE, buildBare, buildGida, GIDA, layersOf } from './image/build.ts'
import { type Container, startContainer } from './image/container.ts'
import { haveBase } from './image/stand-in-base.ts'
import { placeholderSettings } from './placeholder-settings.ts'

// Checks the container image: builds it, runs it as a cluster would, and measures its size, its start-up time relative to bare Fastify,
// its idle memory and its shutdown. Needs buildah, skopeo, podman and runc, as root.

/** Limits against regressions; the targets of decision 128 for start-up and memory are lower. */
const MOST = { compressed_mb: 150, start_to_bare: 15, idle_mb: 300, leaves_in_s: 25 }
const TURNS = 5
const IDLE_MS = 60_000
const round = (value: number, places = 1) => Number(value.toFixed(places))
const faults: string[] = []
const demand = (holds: boolean, what: string) => holds || faults.push(what)

if (!haveBase(BASE))
  console.error(`${BASE} cannot be pulled here: the same Debian with the same Node stands in for it.`)
buildGida()
buildBare()

const layers = layersOf(GIDA).map((bytes) => bytes / 1e6)
const below = layersOf(BASE).length
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
const weight = {
  compressed_mb: round(sum(layers)),
  base_mb: round(sum(layers.slice(0, below))),
  ours_mb: round(sum(layers.slice(below))),
}
demand(weight.compressed_mb <= MOST.compressed_mb, 'It weighs too much.')

const folder = mkdtempSync(join(tmpdir(), 'gida-image-'))
const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
const running: Container[] = []
try {
  const DATABASE_URL = await provisionDatabase(postgres.url, 'gida')
  const port = String(await freePort())
  const env = { ...placeholderSettings(), DATABASE_URL, HOST: '127.0.0.1' }
  /** A worker takes no calls, so its metrics endpoint is polled instead. */
  const start = async (image: string, role = 'web') => {
    const [name, path] = role === 'worker' ? ['METRICS_PORT', 'metrics'] : ['PORT', 'readyz']
    const settings = { ...env, GIDA_ROLE: role, [name as string]: port }
    const container = await startContainer(image, settings, `http://127.0.0.1:${port}/${path}`)
    running.push(container)
    return container
  }
  const end = () => running.pop()?.end() ?? { seconds: 0, code: 0 }

  const first = await start(GIDA, 'all')
  const migrated_ms = first.readyMs
  end()

  const ready: Record<'gida' | 'bare', number[]> = { gida: [], bare: [] }
  for (let turn = 0; turn < TURNS; turn++)
    for (const [name, image] of [
      ['bare', BARE],
      ['gida', GIDA],
    ] as const) {
      ready[name].push((await start(image)).readyMs)
      end()
    }
  const start_ms = { gida: round(median(ready.gida), 0), bare: round(median(ready.bare), 0) }
  const start_to_bare = round(start_ms.gida / start_ms.bare, 2)
  demand(start_to_bare <= MOST.start_to_bare, 'It takes too long to be ready.')

  const memory: Record<string, object> = {}
  let left = { seconds: 0, code: 0 }
  for (const role of ['web', 'worker', 'all']) {
    const container = await start(GIDA, role)
    demand(container.run('id', '-u') === '10001', `${role} does not run as nobody.`)
    demand(
      container.run('sh', '-c', 'touch /gida/x 2>&1 || true').includes('Read-only'),
      `${role} can write.`,
    )
    demand(Number(container.run('grep', '-c', '"bom-ref"', 'sbom.cdx.json')) > 100, 'It has no bill.')
    demand(role === 'worker' || container.isHealthy(), `${role} is not healthy by its own check.`)
    await pause(IDLE_MS)
    const { process, group } = container.memory()
    memory[role] = { process: round(process), group: round(group) }
    demand(process <= MOST.idle_mb, `${role} holds too much while idle.`)
    left = end()
    demand(left.seconds <= MOST.leaves_in_s && left.code === 0, `${role} does not leave in order.`)
  }
  console.log(JSON.stringify({ weight, migrated_ms, start_ms, start_to_bare, memory, left, faults }, null, 2))
} finally {
  while (running.length > 0) running.pop()?.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = faults.length > 0 ? 1 : 0
