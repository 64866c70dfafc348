import { read, remove } from '../browser/storage.ts'
import { live } from '../live/live.ts'
import { onSessionEnd } from '../session/session.ts'

/**
 * Sends what an outbox kept before this visit when the line stands; its code comes only where something waits. Whoever
 * signs out leaves nothing behind, also where nothing was written in this visit.
 */
export function emptyLater(key: string, load: () => Promise<{ flush: () => Promise<void> }>): () => void {
  onSessionEnd(() => remove(key))
  return live.on('ready', () => {
    if (read(key)) void load().then(({ flush }) => flush())
  })
}
