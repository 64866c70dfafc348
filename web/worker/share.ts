import { dropFiles } from '../platform/browser/file-store.ts'
import { keepShared } from '../platform/browser/shared.ts'
import { SHARE_ADDRESS, SHARED } from '../platform/browser/shared-place.ts'
import type { WorkerScope } from './scope.ts'

/** Takes what the phone shares with Gida, also without a network, and opens the form for it. */
export function hearShares(worker: WorkerScope): void {
  worker.addEventListener('fetch', (event) => {
    const { method, url } = event.request
    if (method === 'POST' && new URL(url).pathname === SHARE_ADDRESS) event.respondWith(take(event.request))
  })
}

/** A phone without room keeps nothing, also of what was shared before; the form opens all the same, and says that it is empty. */
async function take(request: Request): Promise<Response> {
  await request
    .formData()
    .then(keepShared)
    .catch(() => dropFiles(SHARED))
  return Response.redirect(SHARE_ADDRESS, 303)
}
