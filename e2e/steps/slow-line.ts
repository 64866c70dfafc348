import type { CDPSession, Page } from '@playwright/test'

/** EDGE as in Nigeria: 50 kbit/s each way, 500 ms latency. */
const LINE_2G = { offline: false, latency: 500, downloadThroughput: 6_250, uploadThroughput: 6_250 }

/** A request and the bytes received for it, headers included. */
export type LineRequest = { url: string; bytes: number }

/** Emulates 2G with the cache disabled. Returns a live map of requests. */
export async function takeSlowLine(page: Page): Promise<Map<string, LineRequest>> {
  const { line, asked } = await watchLine(page)
  await line.send('Network.setCacheDisabled', { cacheDisabled: true })
  await line.send('Network.emulateNetworkConditions', LINE_2G)
  return asked
}

/** Returns a live map of requests from now on. */
export async function watchLine(page: Page): Promise<{ line: CDPSession; asked: Map<string, LineRequest> }> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const asked = new Map<string, LineRequest>()
  line.on('Network.requestWillBeSent', ({ requestId, request }) =>
    asked.set(requestId, { url: request.url, bytes: 0 }),
  )
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId)
    if (one) one.bytes += encodedDataLength
  })
  return { line, asked }
}

export const bytesOf = (asked: ReadonlyMap<string, LineRequest>): number =>
  [...asked.values()].reduce((sum, { bytes }) => sum + bytes, 0)

/** Number of requests that used the network rather than a cache. */
export const countOf = (asked: ReadonlyMap<string, LineRequest>): number =>
  [...asked.values()].filter(({ bytes }) => bytes > 0).length

/** Whether a file was downloaded completely. */
export const hasCome = (asked: ReadonlyMap<string, LineRequest>, file: string): boolean =>
  [...asked.values()].some(({ url, bytes }) => bytes > 0 && url.endsWith(`/${file}`))
