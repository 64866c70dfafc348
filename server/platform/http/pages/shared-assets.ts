import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type FileStore, keysOf, WEB_BUILDS } from '../../files/files.ts'
import type { Services } from '../../services.ts'

const ASSETS = `${WEB_BUILDS}/assets/`
const BUILDS = `${WEB_BUILDS}/builds/`
/** Pages stay open for days; the previous version is kept regardless of age. */
const KEPT_MS = 30 * 86_400_000
const AT_LEAST = 2
const AT_ONCE = 16
const NAME = /^(?:[a-z]+-[0-9a-f]+\/)?[\w.-]+\.(?:js|css)$/
const decompress = promisify(brotliDecompress)

type Build = { key: string; at: number; files: string[] }

/**
 * Uploads this build's assets to the shared store. During a rolling deploy a page may come from one node and request its
 * scripts from another, and pages of the previous version stay open.
 */
export async function shareAssets(
  { files, config, clock }: Pick<Services, 'files' | 'config' | 'clock'>,
  folder: string,
): Promise<void> {
  const own = await assetsIn(join(folder, 'assets'))
  if (own.length === 0) return
  const key = `${BUILDS}${createHash('sha256').update(own.join()).digest('hex').slice(0, 16)}`
  const isNew = (await files.get(key)) === null
  if (isNew)
    await severalAtOnce(own, async (name) =>
      files.put(ASSETS + name, await readFile(join(folder, 'assets', name)), 'application/octet-stream'),
    )
  const at = clock.now().getTime()
  await files.put(key, Buffer.from(JSON.stringify({ at, files: own })), 'application/json')
  if (isNew) await forgetOld(files, config.files, at)
}

/** Of compressed files only the compressed variant. */
async function assetsIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const all = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const names = new Set(all.filter((name) => NAME.test(name.replace(/\.br$/, ''))))
  return [...names].filter((name) => !names.has(`${name}.br`)).sort()
}

/** A build's retention starts when the next one is deployed. */
async function forgetOld(files: FileStore, place: Services['config']['files'], now: number): Promise<void> {
  const builds: Build[] = []
  for await (const key of keysOf(place, BUILDS)) {
    const written = await files.get(key)
    if (written) builds.push({ key, ...JSON.parse(new TextDecoder().decode(written)) })
  }
  builds.sort((one, other) => other.at - one.at)
  const isOver = (_: Build, index: number) =>
    index >= AT_LEAST && now - (builds[index - 1]?.at ?? now) > KEPT_MS
  const over = builds.filter(isOver)
  const stay = new Set(builds.filter((one) => !over.includes(one)).flatMap((one) => one.files))
  const gone = new Set(over.flatMap((one) => one.files).filter((name) => !stay.has(name)))
  await severalAtOnce([...gone], (name) => files.remove(ASSETS + name))
  for (const { key } of over) await files.remove(key)
}

async function severalAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values()
  const run = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
}

export type Asset = { bytes: Uint8Array; type: string; encoding?: 'br' }

/** An asset of another build. */
export async function findShared(
  files: FileStore,
  name: string,
  takesBrotli: boolean,
): Promise<Asset | null> {
  if (!NAME.test(name)) return null
  const type = name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8'
  const small = await files.get(`${ASSETS}${name}.br`)
  if (small && takesBrotli) return { bytes: small, type, encoding: 'br' }
  const bytes = small ? await decompress(small) : await files.get(ASSETS + name)
  return bytes && { bytes, type }
}
