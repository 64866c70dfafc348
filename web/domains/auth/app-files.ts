import { isDataDear } from '../../ui/is-data-dear.ts'

/** Time limit, so that a stalled connection does not block sign-in. */
const PATIENCE_MS = 20_000
let coming: Promise<unknown> = Promise.resolve()

/** Prefetches the app's files while the person types. */
export function fetchApp(): void {
  const list = document.getElementById('app-files')?.textContent
  if (!list || isDataDear()) return
  const fetched = (JSON.parse(list) as string[]).map(async (href) => {
    await (await fetch(href, { priority: 'low' })).arrayBuffer()
  })
  coming = Promise.race([Promise.allSettled(fetched), new Promise((end) => setTimeout(end, PATIENCE_MS))])
}

/** Resolves when the prefetch has finished: leaving the page earlier would abort it, and repeat the downloads. */
export const appFetched = (): Promise<unknown> => coming
