const WAIT_MS = 8_000

/** An answer, or null: a dead network is no answer, and no reason to doubt a signature. */
export async function get<T>(path: string): Promise<T | null> {
  const limit = new AbortController() // the phones that are served have no `AbortSignal.timeout`
  const timer = setTimeout(() => limit.abort(), WAIT_MS)
  try {
    const answer = await fetch(`/api/v1${path}`, { signal: limit.signal })
    return answer.ok ? ((await answer.json()) as T) : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
