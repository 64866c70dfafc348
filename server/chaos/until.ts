import { setTimeout as pause } from 'node:timers/promises'

/** Repeats until the result is truthy. Errors count as no result; throws after `limit` seconds, or once it is over. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  limit: number | (() => boolean),
  everyMs = 100,
): Promise<T> {
  const begun = Date.now()
  const isOver = typeof limit === 'number' ? () => Date.now() > begun + limit * 1000 : limit
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (isOver()) throw error
      return null
    })
    if (answer) return answer
    if (isOver()) throw new Error(`Not within ${Math.round((Date.now() - begun) / 1000)} s: ${what}`)
    await pause(everyMs)
  }
}
