import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../../services.ts'
import { keepSetting } from '../../settings.ts'
import type { EmbeddedPostgres } from '../embedded.ts'
import { openElsewhere } from './elsewhere.ts'
import { makeSender } from './send-backups.ts'

const EVERY_MS = 30_000
/** What is still missing there after a stop is sent by the next start: nobody waits longer for it. */
const LONGEST_END_MS = 10_000
const SENT = 'backups_sent_at'

export type Sending = {
  /** No more is begun. */
  pause(): void
  /** Sends what a database that was stopped in order left behind: then nothing is missing there. */
  finish(): Promise<void>
}

/** Sends backups elsewhere as they come, and writes down when. One that fails is told of, and made up for by the next. */
export async function keepSending(services: Services, embedded: EmbeddedPostgres): Promise<Sending | null> {
  const { config, secrets, clock, log, metrics } = services
  const place = await openElsewhere(config, secrets)
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
