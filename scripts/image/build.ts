import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const CONTAINERFILE = 'ops/container/Containerfile'

/** The base image. */
export const BASE = /^FROM (\S+)$/m.exec(readFileSync(join(ROOT, CONTAINERFILE), 'utf8'))?.[1] ?? ''
export const GIDA = 'localhost/gida:checked'
/** Bare Fastify, on the same base with the same packages. */
export const BARE = 'localhost/gida-bare:checked'

const BARE_CONTAINERFILE = `
FROM ${GIDA}
WORKDIR /bare
COPY server.mjs .
CMD ["node", "server.mjs"]
`
const BARE_SERVER = `
import Fastify from '/gida/node_modules/fastify/fastify.js'
const app = Fastify({ logger: true })
app.get('/readyz', async () => 'ok')
await app.listen({ host: process.env.HOST, port: Number(process.env.PORT) })
process.on('SIGTERM', () => app.close())
`

/** A custom certificate authority is passed to npm, but not stored in the image. */
export function buildGida(): void {
  const authority = process.env.NODE_EXTRA_CA_CERTS
  const trust = authority
    ? ['--build-arg', `NODE_EXTRA_CA_CERTS=${authority}`, '--volume', `${authority}:${authority}:ro`]
    : []
  build(...trust, '--file', CONTAINERFILE, '--tag', GIDA, '.')
}

export function buildBare(): void {
  const folder = mkdtempSync(join(tmpdir(), 'gida-bare-'))
  writeFileSync(join(folder, 'Containerfile'), BARE_CONTAINERFILE)
  writeFileSync(join(folder, 'server.mjs'), BARE_SERVER)
  build('--file', join(folder, 'Containerfile'), '--tag', BARE, folder)
  rmSync(folder, { recursive: true })
}

/** Docker's format, because OCI's has no health check. */
function build(...args: string[]): void {
  const how = ['--isolation', 'chroot', '--format', 'docker', '--quiet']
  execFileSync('buildah', ['bud', ...how, ...args], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Compressed size of each layer in bytes. */
export function layersOf(image: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'gida-layers-'))
  try {
    const to = `dir:${folder}`
    const how = ['copy', '--quiet', '--dest-compress', '--dest-compress-format', 'gzip']
    execFileSync('skopeo', [...how, `containers-storage:${image}`, to], { stdio: 'ignore' })
    const { layers } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    return layers.map(({ size }: { size: number }) => size)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
