/** Actions of one client in this time; more is a machine, and is refused. */
const MOST_ACTS = 40
/** Messages of any kind, refused ones too; each costs the whole process time, so whoever sends more is cut off. */
const MOST_MESSAGES = 400
const WINDOW_MS = 10_000

/** Rate limits of one socket. Constant work for each message, however many there are. */
export function makePace(): { isFlooding(): boolean; mayAct(): boolean } {
  let begun = performance.now()
  let messages = 0
  let acts: number[] = []
  return {
    isFlooding() {
      const now = performance.now()
      if (now - begun >= WINDOW_MS) [begun, messages] = [now, 0]
      messages += 1
      return messages > MOST_MESSAGES
    },
    mayAct() {
      const now = performance.now()
      acts = acts.filter((at) => now - at < WINDOW_MS)
      if (acts.length >= MOST_ACTS) return false
      acts.push(now)
      return true
    },
  }
}
