import { markReachable, markUnreachable, networkNow } from '../browser/online.ts'
import { fullJitter } from './backoff.ts'

/** The smallest response of our server. */
const ADDRESS = '/livez'
const PATIENCE_MS = 8_000
const AGAIN = { first: 3_000, factor: 2, most: 24_000 }

let lastHeard = Date.now()
let isAsking = false
let timer: ReturnType<typeof setTimeout> | undefined

/** A response came, whatever it was. */
export function reportReachable(): void {
  lastHeard = Date.now()
  markReachable()
}

/** A call got no answer. The phone may still report a connection that leads nowhere, so the server is probed, with back-off, until it answers. */
export function reportUnanswered(): void {
  if (!isAsking) void ask(0)
}

async function ask(tries: number): Promise<void> {
  clearTimeout(timer)
  if (networkNow() === 'away') return
  isAsking = true
  const before = lastHeard
  const isThere = await answers()
  isAsking = false
  if (isThere) return reportReachable()
  if (lastHeard === before) markUnreachable(before)
  if (networkNow() === 'silent')
    timer = setTimeout(() => void ask(tries + 1), AGAIN.first / 2 + fullJitter(tries, AGAIN))
}

async function answers(): Promise<boolean> {
  const controller = new AbortController()
  const limit = setTimeout(() => controller.abort(), PATIENCE_MS)
  try {
    await fetch(ADDRESS, { cache: 'no-store', signal: controller.signal })
    return true
  } catch {
    return false
  } finally {
    clearTimeout(limit)
  }
}
