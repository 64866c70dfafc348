import type { Services } from '../../../services.ts'
import type { EmbeddedPostgres } from '../embedded.ts'
import { openElsewhere } from './elsewhere.ts'
import { makeSender } from './send-backups.ts'

const EVERY_MS = 30_000
const SENT = 'backups_sent_at'

export type Sending = {
  /** Ends it, and waits for what is under way. */
  pause(): Promise<void>
  /** Sends what a database that was stopped in order left behind: then nothing is missing there. */
  finish(): Promise<void>
}

/** Sends backups elsewhere as they come, and writes down when. One that fails is told of, and made up for by the next. */
export async function keepSending(services: Services, embedded: EmbeddedPostgres): Promise<Sending> {
  const { config, secrets, clock, log } = services
  const place = await openElsewhere(config, secrets)
  if (!place) return { pause: async () => {}, finish: async () => {} }
  const send = makeSender(embedded, place, config.files.kind === 'folder' ? config.files.folder : null)

  async function sendAndNote(): Promise<void> {
    if ((await send()) === 0) return
    const value = JSON.stringify(clock.now())
    await services.transaction('system', (tx) =>
      tx
        .insertInto('setting')
        .values({ key: SENT, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute(),
    )
  }
  const told = (error: unknown) => log.error({ error }, 'backups could not be sent elsewhere')
  let underWay: Promise<unknown> = Promise.resolve()
  const look = () => {
    underWay = underWay.then(sendAndNote).catch(told)
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return {
    pause: async () => {
      clearInterval(timer)
      await underWay
    },
    finish: () => send().then(() => {}, told),
  }
}
