const WAIT_MS = 8_000

/** Null if the server cannot be reached, which says nothing about a signature. */
export async function get<T>(path: string): Promise<T | null> {
  const limit = new AbortController() // `AbortSignal.timeout` is missing in the oldest supported phones
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
