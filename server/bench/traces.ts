import { makeApp } from '../app.ts'
import { DEMO_PASSWORD } from '../demo/people/people.ts'
import { volumeAccounts } from '../demo/seed-volume.ts'
import { makeTracer } from '../platform/traces/tracer.ts'
import type { Bench } from './data.ts'
import type { Load } from './reads/lists.ts'
import { median, round3 } from './turns.ts'

const CALLS = 400
const SAMPLES = { off: null, some: 0.05, all: 1 } as const

/** Cost of tracing: CPU time of a call with one transaction, without tracing, and with a twentieth or all calls sampled. */
export async function benchTraces(bench: Bench, { rounds, say }: Load): Promise<object> {
  const services = await bench.services(await bench.database('commits', 500))
  const apps = await Promise.all(
    Object.entries(SAMPLES).map(async ([name, sample]) => {
      // Nothing listens there: spans are serialised and dropped.
      const to = sample === null ? null : { url: 'http://127.0.0.1:9/v1/traces', sample }
      const { app } = await makeApp({ ...services, tracer: makeTracer(to, services.metrics) })
      const payload = { email: volumeAccounts.tenant, password: DEMO_PASSWORD }
      const session = (await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload })).json()
      const headers = { authorization: `Bearer ${session.access_token}` }
      const ask = async () => {
        const began = process.cpuUsage()
        for (let n = 0; n < CALLS; n++) await app.inject({ url: '/api/v1/users/me', headers })
        const { user, system } = process.cpuUsage(began)
        return (user + system) / CALLS
      }
      return { name, ask, close: () => app.close() }
    }),
  )
  const us: Record<string, number[]> = { off: [], some: [], all: [] }
  for (const { ask } of apps) await ask()
  for (let round = 1; round <= rounds; round++) {
    for (const { name, ask } of apps) us[name]?.push(await ask())
    say(
      `  ${round}/${rounds}  ${Object.entries(us)
        .map(([name, of]) => `${name} ${Math.round(of.at(-1) ?? 0)} us`)
        .join('  ')}`,
    )
  }
  for (const { close } of apps) await close()
  const of = (name: string) => round3(median(us[name] ?? []))
  return {
    us_off: of('off'),
    us_some: of('some'),
    us_all: of('all'),
    all_to_off: round3(of('all') / of('off')),
  }
}
