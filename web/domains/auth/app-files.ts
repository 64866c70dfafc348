import { isDataDear } from '../../ui/is-data-dear.ts'

/** A line that hangs holds nobody up. */
const PATIENCE_MS = 20_000
let coming: Promise<unknown> = Promise.resolve()

/** Fetches the app's own files while the person types. */
export function fetchApp(): void {
  const list = document.getElementById('app-files')?.textContent
  if (!list || isDataDear()) return
  const fetched = (JSON.parse(list) as string[]).map(async (href) => {
    await (await fetch(href, { priority: 'low' })).arrayBuffer()
  })
  coming = Promise.race([Promise.allSettled(fetched), new Promise((end) => setTimeout(end, PATIENCE_MS))])
}

/** Ends when they are here: with this page what has come of them would be lost, and come again. */
export const appFetched = (): Promise<unknown> => coming
