import { serveRenderRequests } from '../../platform/pdf/render-worker.ts'

/** Draws what it is asked for, but one paper without end. */
serveRenderRequests<string>(async (facts) => {
  while (facts === 'endless');
  return facts
})
