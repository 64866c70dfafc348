import { serveRenderRequests } from '../../platform/pdf/render-worker.ts'

/** A render worker that never finishes one of its documents. */
serveRenderRequests<string>(async (facts) => {
  while (facts === 'endless');
  return facts
})
