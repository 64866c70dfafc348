import { volumeAccounts } from '../../demo/seed-volume.ts'
import type { Bench } from '../data.ts'
import { type Load, serve, signIn } from '../reads/lists.ts'
import { median, percentile, round3 } from '../turns.ts'

const CALLERS = 4

/** 99th percentile of one client's list requests while four others sign in continuously, against an idle server. */
export async function benchSignIns(
  bench: Bench,
  { folder, sizes, rounds, seconds, say }: Load,
): Promise<object> {
  const size = sizes[0] ?? 0
  const server = await serve(bench, await bench.database(`lists_${size}`, size), folder)
  const list = () => timed(`${server.url}/api/v1/payments`, server.headers)
  const accounts = Object.values(volumeAccounts)
  try {
    const ratios: number[] = []
    const p99: { idle: number[]; busy: number[] } = { idle: [], busy: [] }
    let signedIn = 0
    await enqueueImportJob(seconds, list)
    for (let round = 1; round <= rounds; round++) {
      const idle = percentile(await enqueueImportJob(seconds * 2, list), 0.99)
      let isOver = false
      const callers = Array.from({ length: CALLERS }, async (_, number) => {
        while (!isOver) {
          await signIn(server.url, accounts[number % accounts.length] ?? '')
          signedIn++
        }
      })
      const busy = percentile(await enqueueImportJob(seconds * 2, list), 0.99)
      isOver = true
      await Promise.all(callers)
      p99.idle.push(idle)
      p99.busy.push(busy)
      ratios.push(busy / idle)
      say(`  ${round}/${rounds}  p99 idle ${idle.toFixed(1)} ms, while others sign in ${busy.toFixed(1)} ms`)
    }
    return {
      p99_to_idle: round3(median(ratios)),
      p99_ms_idle: round3(median(p99.idle)),
      p99_ms_busy: round3(median(p99.busy)),
      signed_in: signedIn,
    }
  } finally {
    await server.stop()
  }
}

async function enqueueImportJob(seconds: number, ask: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) times.push(await ask())
  return times
}

async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
  return performance.now() - begun
}
