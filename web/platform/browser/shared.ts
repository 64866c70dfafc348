import { inStore } from './database.ts'
import { SHARED } from './shared-place.ts'

export type Shared = { text: string; files: readonly File[] }

/** Keeps what was shared until its form is sent or it is discarded. The next share replaces it. */
export async function keepShared(form: FormData): Promise<void> {
  const texts = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((text) => typeof text === 'string')
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[]
  const shared: Shared = { text: texts.filter(Boolean).join('\n'), files }
  await inStore('files', 'readwrite', (store) => store.put(shared, SHARED))
}

/** Null where nothing is kept, or storage is denied. */
export const readShared = (): Promise<Shared | null> =>
  inStore<Shared | undefined>('files', 'readonly', (store) => store.get(SHARED)).then(
    (found) => found ?? null,
    () => null,
  )
