import { read } from '../browser/storage.ts'
import { live } from '../live/live.ts'
import { knowOutbox, type OutboxName } from './kept.ts'

type Later = { key: string; name: OutboxName; load: () => Promise<{ flush: () => Promise<void> }> }

/** Sends what an outbox kept before this visit when the line stands; its code comes only where something waits. */
export function emptyLater({ key, name, load }: Later): () => void {
  knowOutbox(key, name)
  return live.on('ready', () => {
    if (read(key)) void load().then(({ flush }) => flush())
  })
}
