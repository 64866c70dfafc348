import type { CDPSession, Page } from '@playwright/test'

/** EDGE as Nigeria has it: 50 kbit/s each way, and half a second to and fro. */
const LINE_2G = { offline: false, latency: 500, downloadThroughput: 6_250, uploadThroughput: 6_250 }

/** What was asked for over the line, and the bytes that came for it, with their headers. */
export type Asked = { url: string; bytes: number }

/** From now on the page is on a line of 2G, with nothing in its cache. Answers what comes over it, as it comes. */
export async function takeSlowLine(page: Page): Promise<Map<string, Asked>> {
  const { line, asked } = await watchLine(page)
  await line.send('Network.setCacheDisabled', { cacheDisabled: true })
  await line.send('Network.emulateNetworkConditions', LINE_2G)
  return asked
}

/** What comes over the line from now on, as it comes. */
export async function watchLine(page: Page): Promise<{ line: CDPSession; asked: Map<string, Asked> }> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const asked = new Map<string, Asked>()
  line.on('Network.requestWillBeSent', ({ requestId, request }) =>
    asked.set(requestId, { url: request.url, bytes: 0 }),
  )
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId)
    if (one) one.bytes += encodedDataLength
  })
  return { line, asked }
}

export const bytesOf = (asked: ReadonlyMap<string, Asked>): number =>
  [...asked.values()].reduce((sum, { bytes }) => sum + bytes, 0)

/** How many things came over the line, and not from the browser's own store. */
export const countOf = (asked: ReadonlyMap<string, Asked>): number =>
  [...asked.values()].filter(({ bytes }) => bytes > 0).length

/** Whether a file has come over the line whole. */
export const hasCome = (asked: ReadonlyMap<string, Asked>, file: string): boolean =>
  [...asked.values()].some(({ url, bytes }) => bytes > 0 && url.endsWith(`/${file}`))
