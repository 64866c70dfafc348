import { read, remove, write } from '../browser/storage.ts'
import { readTokens } from '../session/session.ts'

/** Of an outbox, as far as it is the same in all of them. */
export type Kept = { client_id: string; files?: readonly unknown[]; user_id?: string | undefined }

/** What waits in an outbox, as it is called to the person. */
export type OutboxName = 'messages' | 'reports' | 'findings' | 'photos'

/** Theirs who is signed in. What others wrote on this device waits until they sign in again. */
export const isMine = ({ user_id }: Pick<Kept, 'user_id'>): boolean =>
  user_id === undefined || user_id === readTokens()?.user_id

/** The outboxes of this browser, under the key and the name of what waits in each; known from the start, also where their code is not there yet. */
const outboxes = new Map<string, OutboxName>()
export const knowOutbox = (key: string, name: OutboxName): void => void outboxes.set(key, name)

/** What of the person's is not sent yet, outbox by outbox. */
export const listUnsent = () =>
  [...outboxes]
    .map(([key, name]) => ({ name, all: (read<Kept[]>(key) ?? []).filter(isMine) }))
    .filter(({ all }) => all.length > 0)

/** The store of files is not for the first screen; where something waits it is there already. */
const dropFiles = async (client_id: string) => (await import('../browser/file-store.ts')).dropFiles(client_id)

/** What the person asked to be forgotten by signing out, with its files. It is called while it is still known who that is. */
export function forgetUnsent(): void {
  for (const key of outboxes.keys()) {
    const all = read<Kept[]>(key) ?? []
    for (const { client_id } of all.filter(isMine)) void dropFiles(client_id)
    const rest = all.filter((one) => !isMine(one))
    if (rest.length > 0) write(key, rest)
    else remove(key)
  }
}
