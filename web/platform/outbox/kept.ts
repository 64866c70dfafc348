import { SHARED } from '../browser/shared-place.ts'
import { namesFrom, read, remove } from '../browser/storage.ts'
import { readTokens } from '../session/session.ts'

/** What waits, as it is called to the person. */
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

/** Of what is kept until it is sent, as far as it is the same of all. */
export type Kept = {
  client_id: string
  kind: OutboxName
  /** What it is about: of one thing everything goes in the order of writing. */
  about: string
  order: number
  /** Its files are kept apart, under its `client_id`. */
  files?: { name: string; size: number }[]
  written_at: string
  /** Who wrote it: on a phone that is shared it goes under no other name. */
  user_id?: string | undefined
  /** `unsure`: no answer came, so it may be there already; sent again it is the same. */
  state: 'waiting' | 'sending' | 'unsure' | 'refused' | 'sent'
}

/** Each has a place of its own, so that two tabs that write at once lose nothing of each other's. */
const PLACES = 'gida.unsent.'
export const placeOf = (client_id: string): string => PLACES + client_id
export const isPlace = (name: string | null): boolean => name === null || name.startsWith(PLACES)

/** Theirs who is signed in, in the order of writing. What others wrote on this device waits until they sign in again. */
export function readKept<T extends Kept>(): T[] {
  const me = readTokens()?.user_id
  return namesFrom(PLACES)
    .flatMap((name) => read<T>(name) ?? [])
    .filter(({ user_id }) => user_id === undefined || user_id === me)
    .sort((a, b) => a.order - b.order || a.client_id.localeCompare(b.client_id))
}

/** What of the person's is not sent yet. */
export const listUnsent = (): Kept[] => readKept().filter(({ state }) => state !== 'sent')

/** The store of files is not for the first screen; where something waits it is there already. */
const dropFiles = async (client_id: string) => (await import('../browser/file-store.ts')).dropFiles(client_id)

/** What the person asked to be forgotten by signing out, with its files. It is called while it is still known who that is. */
export function forgetUnsent(): void {
  void dropFiles(SHARED)
  for (const { client_id } of readKept()) {
    remove(placeOf(client_id))
    void dropFiles(client_id)
  }
}
