import type { Config } from '../config/config.ts'
import { problem } from '../errors/problem.ts'

/** Simulates the payer at the simulator's checkout. The real provider has no such call. */
export async function simulateOutcome(
  { baseUrl, key, mode }: Config['provider'],
  reference: string,
  status: 'success' | 'failed' | 'abandoned',
): Promise<void> {
  if (mode !== 'simulator') throw new Error('Payments are not simulated here.')
  const answer = await fetch(new URL(`/simulator/transactions/${reference}/outcome`, baseUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  if (!answer?.ok) throw problem('PROVIDER_UNAVAILABLE')
}
