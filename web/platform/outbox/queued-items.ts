import { SHARED } from '../browser/shared-place.ts'
import { namesFrom, read, remove } from '../browser/storage.ts'
import { readTokens } from '../session/session.ts'

/** Kinds of queued items. */
export type OutboxName =
  | 'messages'
  | 'reports'
  | 'findings'
  | 'photos'
  | 'answers'
  | 'alarms'
  | 'notes'
  | 'work_notes'
  | 'readings'
  | 'cash'

/** The fields that all queued items share. */
export type QueuedItem = {
  client_id: string
  kind: OutboxName
  /** What it is about: items about the same thing are sent in the order of writing. */
  about: string
  order: number
  /** The files are in the file store, under the `client_id`. */
  files?: { name: string; size: number }[]
  written_at: string
  /** The author: on a shared device it is never sent as somebody else. */
  user_id?: string | undefined
  /** `unsure`: no answer came, so the server may have it; sending it again is idempotent. */
  state: 'waiting' | 'sending' | 'unsure' | 'refused' | 'sent'
}

/** One storage key per item, so that two tabs do not overwrite each other. */
const PLACES = 'gida.unsent.'
export const placeOf = (client_id: string): string => PLACES + client_id
export const isPlace = (name: string | null): boolean => name === null || name.startsWith(PLACES)

/** The items of the person signed in, in the order of writing. Those of others on this device wait until they sign in again. */
export function readQueued<T extends QueuedItem>(): T[] {
  const me = readTokens()?.user_id
  return namesFrom(PLACES)
    .flatMap((name) => read<T>(name) ?? [])
    .filter(({ user_id }) => user_id === undefined || user_id === me)
    .sort((a, b) => a.order - b.order || a.client_id.localeCompare(b.client_id))
}

/** The person's items that are not sent yet. */
export const listUnsent = (): QueuedItem[] => readQueued().filter(({ state }) => state !== 'sent')

/** Imported on demand, to stay out of the first load; loaded already wherever items are queued. */
const dropFiles = async (client_id: string) => (await import('../browser/file-store.ts')).dropFiles(client_id)

/** Deletes the person's items and files at sign-out, while the session still says who they are. */
export function forgetUnsent(): void {
  void dropFiles(SHARED)
  for (const { client_id } of readQueued()) {
    remove(placeOf(client_id))
    void dropFiles(client_id)
  }
}
