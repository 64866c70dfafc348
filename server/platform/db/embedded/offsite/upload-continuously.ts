import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../../services.ts'
import { keepSetting } from '../../settings.ts'
import type { EmbeddedPostgres } from '../embedded.ts'
import { openOffsiteStore } from './offsite-store.ts'
import { makeSender } from './upload-backups.ts'

const EVERY_MS = 30_000
/** How long a stop waits for uploads; the next start sends the rest. */
const LONGEST_END_MS = 10_000
const SENT = 'backups_sent_at'

export type Sending = {
  /** Starts no further upload. */
  pause(): void
  /** Uploads what a cleanly stopped database left, so that the off-site store is complete. */
  finish(): Promise<void>
}

/** Uploads backups continuously and records when. A failure is logged and made up for by the next run. */
export async function uploadContinuously(
  services: Services,
  embedded: EmbeddedPostgres,
): Promise<Sending | null> {
  const { config, secrets, clock, log, metrics } = services
  const place = await openOffsiteStore(config, secrets)
  if (!place) return null
  const folder = config.files.kind === 'folder' ? config.files.folder : null
  const send = makeSender(embedded, place, { folder, clock })
  let well_at = clock.now()
  metrics.gauge(() => [
    { metric: 'gida_backup_sent_age_seconds', value: (clock.now().getTime() - well_at.getTime()) / 1000 },
  ])

  async function sendAndNote(): Promise<void> {
    const number = await send()
    well_at = clock.now()
    if (number > 0) await services.transaction('system', (tx) => keepSetting(tx, SENT, well_at))
  }
  const told = (error: unknown) => log.error({ error }, 'backups could not be sent elsewhere')
  let underWay: Promise<unknown> = Promise.resolve()
  const look = () => {
    underWay = underWay.then(sendAndNote).catch(told)
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return {
    pause: () => clearInterval(timer),
    finish: () =>
      Promise.race([
        underWay.then(send).then(() => {}, told),
        pause(LONGEST_END_MS, undefined, { ref: false }),
      ]),
  }
}
