import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { EXPORT_DAYS } from '@gida/contract/domains/privacy/rules'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { streamZip, type ZipFile } from '../../../platform/files/stream-zip.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { StoppedEarly } from '../../../platform/jobs/postpone.ts'
import { personalData } from '../../../platform/personal-data/declared.ts'
import type { Services } from '../../../platform/services.ts'
import { notify } from '../../notifications/index.ts'
import { getUser } from '../../users/index.ts'
import { type Collected, collectOf } from './collect.ts'
import { csvOf, paperOf } from './export-files.ts'
import { exportKey } from './export-queries.ts'

const BROKE_OFF = 'It stopped while it was being made. Ask again.'

/** Makes a copy of a person's data. An interrupted attempt starts again. */
export const makeExport = defineJob({
  name: 'make_personal_export',
  payload: z.object({ export_id: z.guid() }),
  run: async (services, { export_id }) => {
    try {
      await make(services, export_id)
    } catch (error) {
      if (error instanceof StoppedEarly || (error instanceof Problem && error.status >= 500)) throw error
      services.log.error({ personal_export: export_id, error }, 'a copy of personal data could not be made')
      await services.transaction('system', (tx) => finish(tx, export_id, { failure: BROKE_OFF }))
    }
  },
})

async function make(services: Services, id: string): Promise<void> {
  const total = personalData().filter(({ of }) => of !== null).length
  const taken = await services.transaction('system', (tx) =>
    tx
      .updateTable('personal_export')
      .set({ status: 'RUNNING', done: 0, total })
      .where('id', '=', id)
      .where('status', 'in', ['WAITING', 'RUNNING'])
      .returning(['user_id'])
      .executeTakeFirst(),
  )
  if (!taken) return
  const { person, collected, now } = await services.transaction('system', async (tx) => ({
    ...{ person: await getUser(tx, taken.user_id), now: tx.now },
    collected: await collectOf(tx, taken.user_id),
  }))
  await tell(services, id, total)
  const paper = await paperOf(person.full_name, now, collected)
  const hash = createHash('sha256')
  const zip = Readable.from(hashed(streamZip(filesOf(services, collected, paper)), hash))
  const size = await services.files.putStream(exportKey(id), zip, FILE_TYPES.zip)
  const isKept = await services.transaction('system', async (tx) => {
    await finish(tx, id, { size, sha256: hash.digest() })
    return exists(tx.selectFrom('personal_export').select('id').where('id', '=', id))
  })
  if (!isKept) await services.files.remove(exportKey(id)) // erased together with the person in the meantime
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

async function* filesOf(
  services: Services,
  collected: readonly Collected[],
  paper: Uint8Array,
): AsyncGenerator<ZipFile> {
  const at = (name: string, bytes: Uint8Array): ZipFile => ({ name, read: async () => bytes })
  yield at('Your data.pdf', paper)
  const told = Object.fromEntries(named(collected).map(([name, { rows }]) => [name, rows]))
  yield at('your-data.json', Buffer.from(JSON.stringify(told, null, 2)))
  for (const [name, of] of named(collected)) yield at(`tables/${name}.csv`, csvOf(of))
  let number = 0
  for (const { key, name } of collected.flatMap(({ files }) => files)) {
    const bytes = await services.files.get(key)
    if (bytes) yield at(`files/${String(++number).padStart(3, '0')} ${shortened(name)}`, bytes)
  }
}

/** Shortens a name but keeps its extension. */
function shortened(name: string): string {
  const [ending = ''] = /\.\w{1,8}$/.exec(name) ?? []
  const stem = name.slice(0, name.length - ending.length).replace(/[\\/:*?"<>|]+/g, ' ')
  return `${beginningOf(stem, 80)}${ending}`
}

/** Two declarations of the same table (as tenant, as landlord) get separate names. */
function named(collected: readonly Collected[]): [string, Collected][] {
  const seen = new Map<string, number>()
  return collected.map((one) => {
    const times = (seen.get(one.table) ?? 0) + 1
    seen.set(one.table, times)
    return [times === 1 ? one.table : `${one.table}-${times}`, one]
  })
}

const tell = (services: Services, id: string, done: number) =>
  services.transaction('system', (tx) =>
    tx
      .updateTable('personal_export')
      .set({ done })
      .where('id', '=', id)
      .where('status', '=', 'RUNNING')
      .execute(),
  )

type Made = { size: number; sha256: Buffer } | { failure: string }

async function finish(tx: Tx, id: string, made: Made): Promise<void> {
  const done = await tx
    .updateTable('personal_export')
    .set({ ...made, status: 'failure' in made ? 'FAILED' : 'READY', finished_at: tx.now })
    .where('id', '=', id)
    .where('status', 'in', ['WAITING', 'RUNNING'])
    .returning('user_id')
    .executeTakeFirst()
  if (!done) return
  await notify(tx, {
    ...{ user_id: done.user_id, key: `personal_export:${id}`, type: 'tenant', priority: 'low', rings: false },
    title: 'failure' in made ? 'The copy of your data could not be made' : 'The copy of your data is ready',
    message:
      'failure' in made ? made.failure : `Download it within ${EXPORT_DAYS} days. After that it is deleted.`,
    action_url: '/dashboard/settings/privacy',
  })
}
