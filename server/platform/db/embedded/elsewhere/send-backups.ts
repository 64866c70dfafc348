import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { withClient } from '../../provision.ts'
import { backupsOf, walOf } from '../archive.ts'
import { type Backup, listBackups } from '../backup.ts'
import type { EmbeddedPostgres } from '../embedded.ts'
import { cutStream } from './cut-stream.ts'
import { type Elsewhere, FILES, ofCluster, type Whole } from './elsewhere.ts'
import { sealStream } from './seal-stream.ts'

/** Below what any store takes in one piece. */
const PART_BYTES = 256 * 1024 * 1024
const SEALED = 'application/octet-stream'
/** Written by the health check again and again. */
const NOT_SENT = new Set(['health'])

/**
 * Sends what is not there yet: copies of the database, the log since, the files of `folder`; answers how much that was. What is there is
 * never written again nor removed, so that whoever takes this machine cannot take the backups too. One at a time.
 */
export function makeSender(
  server: EmbeddedPostgres,
  place: Elsewhere,
  folder: string | null,
): () => Promise<number> {
  let known: { there: Set<string>; root: ReturnType<typeof ofCluster> } | null = null
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
    for (const backup of await listBackups(server.home))
      await send(root.whole(backup.name), () => sendCopy(server.home, backup, place, root))
    for (const file of (await readdir(walOf(server.home)).catch(() => [])).sort())
      if (!file.endsWith('.part'))
        await send(root.wal + file, () => sendFile(join(walOf(server.home), file), root.wal + file, place))
    for (const key of folder ? await keysIn(folder) : [])
      await send(FILES + key, () => sendFile(join(folder ?? '', key), FILES + key, place))
    return number
  }
}

async function everythingAt({ keysOf }: Elsewhere): Promise<Set<string>> {
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
  { store, keys }: Elsewhere,
  root: ReturnType<typeof ofCluster>,
): Promise<void> {
  const packed = spawn('tar', ['-cz', '-C', backupsOf(home), backup.name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(packed, 'close')
  let parts = 0
  for await (const part of cutStream(packed.stdout, PART_BYTES)) {
    const name = root.part(backup.name, ++parts)
    await store.putStream(name, Readable.from(sealStream(part, name, keys)), SEALED)
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`tar could not pack ${backup.name}: it ended with ${code}.`)
  const whole: Whole = { backup, parts }
  const said = Buffer.from(JSON.stringify(whole))
  const name = root.whole(backup.name)
  await store.putStream(name, Readable.from(sealStream(Readable.from([said]), name, keys)), SEALED)
}

const sendFile = (path: string, name: string, { store, keys }: Elsewhere) =>
  store.putStream(name, Readable.from(sealStream(createReadStream(path), name, keys)), SEALED)

async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !NOT_SENT.has(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
