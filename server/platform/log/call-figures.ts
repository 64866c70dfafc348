import { sql } from 'kysely'
import type { Retention } from '../retention/retention.ts'
import type { Services } from '../services.ts'

/** Histogram bounds; slower calls count in a last bucket. */
export const BOUNDS_MS = [50, 100, 200, 400, 800, 1_600, 3_200] as const

type Figures = {
  hour: string
  call: string
  count: number
  errors: number
  slowest_ms: number
  up_to: number[]
}

/** How often this process's counts are flushed to the database; ms. */
const KEPT_EVERY_MS = 60_000

/** Counts durations and failures of calls in memory, and adds them to the hour's figures once a minute, so that no call waits. */
export function countCalls(services: Services) {
  let counted = new Map<string, Figures>()
  let keeping: Promise<void> = Promise.resolve()
  let kept_at = services.clock.now().getTime()

  function keep(): Promise<void> {
    const rows = [...counted.values()]
    counted = new Map()
    kept_at = services.clock.now().getTime()
    if (rows.length > 0)
      keeping = keeping.then(() =>
        addFigures(services, rows).catch((error) =>
          services.log.warn({ error }, 'the figures of calls could not be kept'),
        ),
      )
    return keeping
  }

  return {
    keep,
    count(call: string, ms: number, status: number): void {
      const now = services.clock.now()
      const hour = `${now.toISOString().slice(0, 13)}:00:00Z`
      const key = `${hour} ${call}`
      const of = counted.get(key) ?? {
        hour,
        call,
        count: 0,
        errors: 0,
        slowest_ms: 0,
        up_to: Array(8).fill(0),
      }
      const place = BOUNDS_MS.findIndex((bound) => ms <= bound)
      const index = place < 0 ? BOUNDS_MS.length : place
      of.up_to[index] = (of.up_to[index] ?? 0) + 1
      of.count++
      if (status >= 500) of.errors++
      of.slowest_ms = Math.max(of.slowest_ms, Math.round(ms))
      counted.set(key, of)
      if (now.getTime() - kept_at >= KEPT_EVERY_MS) void keep()
    },
  }
}

/** Adds counts to the hour's figures, from any node. */
function addFigures(services: Services, rows: readonly Figures[]): Promise<void> {
  return services.transaction('system', async (tx) => {
    await sql`
      insert into call_hour (hour, call, count, errors, slowest_ms, up_to)
      select hour, call, count, errors, slowest_ms, array(select jsonb_array_elements_text(up_to)::bigint)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (hour timestamptz, call text, count bigint, errors bigint, slowest_ms int, up_to jsonb)
      order by hour, call
      on conflict (hour, call) do update set count = call_hour.count + excluded.count,
        errors = call_hour.errors + excluded.errors, slowest_ms = greatest(call_hour.slowest_ms, excluded.slowest_ms),
        up_to = array(select a + b from unnest(call_hour.up_to, excluded.up_to) u (a, b))`.execute(tx)
  })
}

export const callRetention: Retention[] = [
  {
    table: 'call_hour',
    what: 'how long calls took, by the hour',
    days: 14,
    why: 'What was slow a fortnight ago is not looked for any more.',
    since: sql`hour`,
    held_by: null,
  },
]
