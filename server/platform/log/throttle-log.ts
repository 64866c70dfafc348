/** Rate limit for log lines: true the first time a key is seen, then once per interval. */
export function throttleLog(everyMs: number): (what: string) => boolean {
  const told = new Map<string, number>()
  return (what) => {
    const now = performance.now()
    for (const [other, at] of told) if (now - at >= everyMs) told.delete(other)
    if (told.has(what)) return false
    told.set(what, now)
    return true
  }
}
