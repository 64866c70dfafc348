import { setTimeout as pause } from 'node:timers/promises'

/** Asks again until the answer is one. A fault on the way counts as none; past the deadline it is an error. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  seconds: number,
  everyMs = 100,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (Date.now() > deadline) throw error
      return null
    })
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${what}`)
    await pause(everyMs)
  }
}
