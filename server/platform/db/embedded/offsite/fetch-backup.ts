import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { exists } from '../cluster.ts'
import { unsealStream } from './encrypt-stream.ts'
import { CLUSTERS, FILES, type OffsiteStore, ofCluster, type Whole } from './offsite-store.ts'

const TOLD_EVERY = 100

/** Progress lines: a copy of gigabytes takes a while. */
export type Report = (line: string) => void

/** Downloads the newest copy from before `moment` (null: the newest) and the WAL since into `folder`, as restore expects it. */
export async function fetchBackup(
  place: OffsiteStore,
  folder: string,
  moment: Date | null,
  report: Report = () => {},
): Promise<void> {
  const { identifier, whole } = await newestBefore(place, moment)
  const { backup, parts } = whole
  const root = ofCluster(identifier)
  async function* packed() {
    for (let number = 1; number <= parts; number++) {
      report(`The copy of ${backup.began_at}: part ${number} of ${parts}`)
      yield* opened(place, root.part(backup.name, number))
    }
  }
  await unpackInto(folder, packed()).catch((cause) => {
    throw new Error(`The copy ${backup.name} in the bucket was altered, or is not whole.`, { cause })
  })
  let pieces = 0
  for await (const key of place.keysOf(root.wal)) {
    if (!isNeeded(basename(key), backup.first_wal)) continue
    await fetchTo(place, key, join(folder, 'wal', basename(key)))
    if (++pieces % TOLD_EVERY === 0) report(`The log since: ${pieces} pieces`)
  }
}

/** Downloads files of the last two months that `folder` does not have: the newest month may have just begun. */
export async function fetchFiles(
  place: OffsiteStore,
  folder: string,
  report: Report = () => {},
): Promise<void> {
  const found: { month: string; key: string; path: string }[] = []
  for await (const key of place.keysOf(FILES)) {
    const [, month = '', path = ''] = /^files\/(\d{4}-\d\d)\/(.+)$/.exec(key) ?? []
    if (path) found.push({ month, key, path: join(folder, path) })
  }
  const months = [...new Set(found.map(({ month }) => month))].sort().slice(-2)
  let files = 0
  for (const { month, key, path } of found) {
    if (!months.includes(month) || (await exists(path))) continue
    await fetchTo(place, key, path)
    if (++files % TOLD_EVERY === 0) report(`Files: ${files}`)
  }
}

async function unpackInto(folder: string, packed: AsyncIterable<Uint8Array>): Promise<void> {
  const tar = spawn('tar', ['-xz', '-C', folder], { stdio: ['pipe', 'ignore', 'ignore'] })
  const ended = once(tar, 'close')
  await pipeline(Readable.from(packed), tar.stdin)
  const [code] = await ended
  if (code !== 0) throw new Error(`tar ended with ${code}.`)
}

async function newestBefore(place: OffsiteStore, moment: Date | null) {
  const found: { identifier: string; name: string; key: string }[] = []
  for await (const key of place.keysOf(CLUSTERS)) {
    const [, identifier = '', name = ''] = /^clusters\/(\d+)\/copies\/(.+)\/whole$/.exec(key) ?? []
    if (name) found.push({ identifier, name, key })
  }
  found.sort((one, other) => (one.name < other.name ? 1 : -1))
  let oldest: Whole['backup'] | undefined
  for (const { identifier, key } of found) {
    const whole = JSON.parse(await text(opened(place, key))) as Whole
    if (!moment || new Date(whole.backup.finished_at) <= moment) return { identifier, whole }
    oldest = whole.backup
  }
  throw new Error(
    oldest
      ? `The oldest copy in the bucket is of ${oldest.finished_at}; nothing before it can be restored.`
      : 'There is no copy in the bucket.',
  )
}

/** WAL segments compare from the ninth digit on, after the timeline. Timeline histories are always needed. */
const isNeeded = (file: string, first: string) =>
  file.includes('.history') || file.slice(8, 24) >= first.slice(8)

/** Downloads to a temporary name until the content is verified. */
async function fetchTo(place: OffsiteStore, key: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await pipeline(Readable.from(opened(place, key)), createWriteStream(`${path}.part`))
  await rename(`${path}.part`, path)
}

async function* opened({ store, keys }: OffsiteStore, key: string): AsyncGenerator<Buffer> {
  const sealed = await store.getStream(key)
  if (!sealed) throw new Error(`${key} is missing in the bucket.`)
  yield* unsealStream(sealed, key, keys)
}
