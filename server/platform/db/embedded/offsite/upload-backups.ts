import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Clock } from '../../../clock/clock.ts'
import { WEB_BUILDS } from '../../../files/files.ts'
import { withClient } from '../../schema/provision.ts'
import { backupsOf, walOf } from '../archive.ts'
import { type Backup, listBackups } from '../backup.ts'
import type { EmbeddedPostgres } from '../embedded.ts'
import { sealStream } from './encrypt-stream.ts'
import { filesOf, type OffsiteStore, ofCluster, type Whole } from './offsite-store.ts'
import { cutStream } from './split-stream.ts'

/** Uploads in less than a minute on a slow connection, so that WAL gets its turn between parts. */
const PART_BYTES = 64 * 1024 * 1024
const SEALED = 'application/octet-stream'
/** Not uploaded: rewritten by the health check, or part of a release. */
const NOT_SENT = new Set(['health', WEB_BUILDS])

type Root = ReturnType<typeof ofCluster>
type Files = { folder: string | null; clock: Pick<Clock, 'now'> }

/**
 * Uploads what is missing off site (WAL, the files of `folder`, database copies) and returns how much. Never overwrites
 * or deletes, so that whoever takes over this machine cannot destroy the backups. Runs one at a time.
 */
export function makeSender(
  server: EmbeddedPostgres,
  place: OffsiteStore,
  { folder, clock }: Files,
): () => Promise<number> {
  let known: { there: Set<string>; root: Root } | null = null
  return async () => {
    known ??= { there: await everythingAt(place), root: ofCluster(await identifierOf(server)) }
    const { there, root } = known
    let number = 0
    const send = async (name: string, work: () => Promise<unknown>) => {
      if (there.has(name)) return
      await work()
      there.add(name)
      number++
    }
    const sendAll = async (from: string, to: string, files: readonly string[]) => {
      for (const file of files) await send(to + file, () => sendFile(join(from, file), to + file, place))
    }
    const sendLog = async () => sendAll(walOf(server.home), root.wal, await piecesIn(walOf(server.home)))

    await sendLog()
    if (folder) await sendAll(folder, filesOf(clock.now()), await keysIn(folder))
    for (const backup of await listBackups(backupsOf(server.home)))
      await send(root.whole(backup.name), () =>
        sendCopy(server.home, backup, { place, root, between: sendLog }),
      )
    return number
  }
}

async function everythingAt({ keysOf }: OffsiteStore): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const key of keysOf('/')) keys.add(key)
  return keys
}

const identifierOf = (server: EmbeddedPostgres) =>
  withClient(server.url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select system_identifier::text as id from pg_control_system()',
    )
    return rows[0]?.id ?? ''
  })

async function sendCopy(
  home: string,
  backup: Backup,
  { place, root, between }: { place: OffsiteStore; root: Root; between: () => Promise<void> },
): Promise<void> {
  const { store, keys } = place
  const tar = spawn('tar', ['-cz', '-C', backupsOf(home), backup.name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(tar, 'close')
  let parts = 0
  for await (const part of cutStream(tar.stdout, PART_BYTES)) {
    const name = root.part(backup.name, ++parts)
    await store.putStream(name, Readable.from(sealStream(part, name, keys)), SEALED)
    await between()
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`tar could not pack ${backup.name}: it ended with ${code}.`)
  const whole: Whole = { backup, parts }
  const said = Readable.from([Buffer.from(JSON.stringify(whole))])
  const name = root.whole(backup.name)
  await store.putStream(name, Readable.from(sealStream(said, name, keys)), SEALED)
}

const sendFile = (path: string, name: string, { store, keys }: OffsiteStore) =>
  store.putStream(name, Readable.from(sealStream(createReadStream(path), name, keys)), SEALED)

/** The WAL folder does not exist before the first copy; unfinished segments end in `.part`. */
const piecesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((file) => !file.endsWith('.part')).sort()

async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !NOT_SENT.has(path.split(sep)[0] ?? ''))
}
