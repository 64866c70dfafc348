import type { Page } from './gida.ts'

/** Number of encrypted answers and keys in this browser's store, and the key's owner. */
export const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ answers: number; keys: number; owner: string | undefined }>((resolve, reject) => {
        const asked = indexedDB.open('gida')
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => {
          const transaction = asked.result.transaction(['answers', 'keys'])
          const answers = transaction.objectStore('answers').count()
          const keys = transaction.objectStore('keys').count()
          const own = transaction.objectStore('keys').get('own')
          transaction.oncomplete = () =>
            resolve({ answers: answers.result, keys: keys.result, owner: own.result?.user_id })
        }
      }),
  )
