import { dropFiles } from '../platform/browser/file-store.ts'
import { keepShared } from '../platform/browser/shared.ts'
import { SHARE_ADDRESS, SHARED } from '../platform/browser/shared-place.ts'
import type { WorkerScope } from './scope.ts'

/** Handles files shared to Gida by the phone (Web Share Target), also offline, and opens the form for them. */
export function handleShares(worker: WorkerScope): void {
  worker.addEventListener('fetch', (event) => {
    const { method, url } = event.request
    if (method === 'POST' && new URL(url).pathname === SHARE_ADDRESS) event.respondWith(take(event.request))
  })
}

/** If the storage is full, everything shared is dropped; the form opens anyway and says that it is empty. */
async function take(request: Request): Promise<Response> {
  await request
    .formData()
    .then(keepShared)
    .catch(() => dropFiles(SHARED))
  return Response.redirect(SHARE_ADDRESS, 303)
}
