import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkLedger } from '../domains/ledger/check-ledger.ts'
import { makeClock } from '../platform/clock/clock.ts'
import { deriveSecrets } from '../platform/config/secrets.ts'
import { takeBackup } from '../platform/db/embedded/backup.ts'
import { openEmbeddedPostgres, startEmbeddedPostgres } from '../platform/db/embedded/embedded.ts'
import { fetchBackup } from '../platform/db/embedded/offsite/fetch-backup.ts'
import { type OffsiteStore, openOffsiteStore } from '../platform/db/embedded/offsite/offsite-store.ts'
import { makeSender } from '../platform/db/embedded/offsite/upload-backups.ts'
import { restoreTo } from '../platform/db/embedded/restore.ts'
import { appAt, provisionDatabase } from '../platform/db/schema/provision.ts'
import type { Services } from '../platform/services.ts'
import { openServices } from '../platform/start.ts'
import { startS3 } from '../testing/s3/start-s3.ts'
import type { Stage } from './stage.ts'

const LOOK_EVERY_MS = 200
/** A backup interrupted by a kill of the database is started again. */
const MOST_TRIES = 20

/** The journals that existed at a time. */
type Look = { at: Date; journals: Set<string> }
export type DrillFigures = { restored_journals: number; of_journals: number; seconds: number }
export type Drilled = { figures: DrillFigures; faults: string[] }

/**
 * Backs up the database and its log to a bucket while everything is being killed; at the end restores from the bucket alone,
 * to a point in time in between.
 */
export async function startDrill({ config, services }: Stage, folder: string) {
  const bucket = await startS3('copies')
  const backups = { ...config, backups: bucket.at }
  const place = (await openOffsiteStore(backups, deriveSecrets(config.secret))) as OffsiteStore
  const server = await openEmbeddedPostgres(join(config.dataDir, 'postgres'))
  const send = makeSender(server, place, { folder: null, clock: services.clock })
  const looks: Look[] = []
  let isOver = false

  const copied = (async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await takeBackup(server, 1)
      } catch (error) {
        if (tries === MOST_TRIES) throw error
        await pause(LOOK_EVERY_MS)
      }
    }
  })()
  copied.catch(() => {}) // reported by finish()
  const looked = copied.then(async () => {
    while (!isOver) {
      await look(services).then(
        (seen) => looks.push(seen),
        () => {}, // the database was killed; the next look will do
      )
      await pause(LOOK_EVERY_MS)
    }
  })
  looked.catch(() => {})

  return {
    /** Call after the server is dead. Stops the database cleanly, so that its log is complete. */
    finish: async (): Promise<Drilled> => {
      isOver = true
      await looked
      await send()
      await server.stop()
      await send() // the rest of the log
      return restoreBetween(looks, { place, config, folder })
    },
    close: async () => {
      isOver = true
      await bucket.close()
    },
  }
}

async function look(services: Services): Promise<Look> {
  const journals = await services.transaction('system', (tx) =>
    tx.selectFrom('journal').select('id').execute(),
  )
  return { at: new Date(), journals: new Set(journals.map(({ id }) => id)) }
}

/** Restores to a time between the two looks between which most was booked. */
async function restoreBetween(
  looks: readonly Look[],
  { place, config, folder }: { place: OffsiteStore; config: Stage['config']; folder: string },
): Promise<Drilled> {
  const all = looks.at(-1)?.journals ?? new Set<string>()
  const half = looks.findIndex(({ journals }) => journals.size > all.size / 2)
  const [then, next] = [looks[half], looks[half + 1]]
  if (!then || !next) throw new Error('Too little was seen to be restored to a moment in between.')

  const begun = Date.now()
  const machine = join(folder, 'another-machine')
  const fetched = join(machine, 'fetched')
  mkdirSync(fetched, { recursive: true })
  await fetchBackup(place, fetched, then.at)
  await restoreTo(join(machine, 'postgres'), then.at, fetched)
  const restored = await startEmbeddedPostgres(join(machine, 'postgres'))
  try {
    const ownerUrl = await provisionDatabase(restored.url, 'gida')
    const services = await openServices(config, appAt(ownerUrl, deriveSecrets(config.secret)), makeClock())
    const { journals } = await look(services)
    const seconds = (Date.now() - begun) / 1000
    const checks = await services.transaction('system', checkLedger)
    await services.database.close()
    const broken = checks.filter(({ faults }) => faults > 0)
    return {
      figures: { restored_journals: journals.size, of_journals: all.size, seconds },
      faults: [
        ...[...then.journals]
          .filter((id) => !journals.has(id))
          .map((id) => `journal ${id} was booked and not restored`),
        ...[...journals]
          .filter((id) => !next.journals.has(id))
          .map((id) => `journal ${id} came after the moment`),
        ...broken.map(({ name, faults }) => `restored books: ${name}: ${faults}`),
      ],
    }
  } finally {
    await restored.stop()
  }
}
