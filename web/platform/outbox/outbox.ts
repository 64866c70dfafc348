import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { newId } from '../browser/new-id.ts'
import { isOnline } from '../browser/online.ts'
import { isSeeingAs, readTokens } from '../session/session.ts'
import { drop, put, type Unsent, useWaiting } from './items.ts'
import { requestPersistentStorage } from './one-tab.ts'
import { firstTry, flush, type Kind, know, leaveForm } from './sender.ts'

/** The item's id, if its form has created one. */
type Named = { client_id?: string }

/** Registers a kind of queued item. Items survive a reload and an expired session; sign-out deletes them. */
export function openOutbox<T extends object, A = unknown>(of: Kind<T, A>) {
  know(of as unknown as Kind<object>)

  const made = (written: T, files: readonly File[], client_id: string): Unsent<T> => ({
    ...written,
    ...(files.length > 0 && { files: files.map(({ name, size }) => ({ name, size })) }),
    ...{ client_id, kind: of.kind, about: of.about(written, client_id), order: 0 },
    ...{ written_at: new Date().toISOString(), user_id: readTokens()?.user_id, state: 'waiting' as const },
  })

  /** Resolves once the item is stored. */
  async function add(written: T, files: readonly File[] = [], client_id: string = newId()): Promise<void> {
    await put(made(written, files, client_id), files)
    void requestPersistentStorage()
    void flush()
  }

  /**
   * Stores the item, tries to send it now and returns the answer; null where it stays queued: offline, without an answer, or behind others
   * about the same thing. An item refused at once is removed, and its form shows why.
   */
  async function sendOrKeep(
    { client_id = newId(), ...more }: T & Named,
    files: readonly File[] = [],
  ): Promise<A | null> {
    const written = more as unknown as T
    if (isSeeingAs()) return of.send(made(written, files, client_id), { files, ...NOBODY }) // refused by the server; never queued
    const tried = isOnline() ? firstTry(client_id) : null
    await add(written, files, client_id)
    return (await tried) as A | null
  }
  return {
    add,
    drop,
    flush,
    sendOrKeep,
    /** For a form; null means queued. An item refused after the form was closed is kept with its reason. */
    useSend() {
      const untilLeft = useUntilLeft()
      return useMutation<A | null, Error, T & Named>({
        mutationFn: ({ client_id = newId(), ...written }) =>
          sendOrKeep({ ...(written as T), client_id: untilLeft(client_id) }, []),
      })
    },
    /** The same for a form that sends by itself: takes the client id of each item as it is sent. */
    useUntilLeft,
    /** The queued items, in the order of writing. */
    useUnsent: () => useWaiting(of.kind) as readonly Unsent<T>[],
  }
}

/** Once the form unmounts, nothing waits for the result any more. */
function useUntilLeft(): (client_id: string) => string {
  const sent = useRef<string[]>([])
  useEffect(
    () => () => {
      for (const client_id of sent.current) leaveForm(client_id)
    },
    [],
  )
  return (client_id) => {
    sent.current.push(client_id)
    return client_id
  }
}

const NOBODY = { onProgress: () => {}, answered: () => false }
