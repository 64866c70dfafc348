import { type Counter, type Gauge, type Histogram, METRICS } from './declared.ts'

/** In seconds; includes the targets for a call (0.4 s) and a live event (1 s). */
export const BUCKETS = [0.01, 0.05, 0.1, 0.2, 0.4, 1, 3, 10] as const

type Labels = Record<string, string>
type Series = { labels: string; buckets: number[]; count: number; sum: number }

export type Reading = { metric: Gauge; value: number; labels?: Labels }
export type Metrics = {
  /** Records a duration in seconds. */
  observe(metric: Histogram, labels: Labels, seconds: number): void
  /** Counts an event, once by default. */
  count(metric: Counter, labels: Labels, times?: number): void
  /** Called at each scrape. */
  gauge(read: () => Reading[]): void
  /** Prometheus text format 0.0.4, with further readings for this scrape. */
  render(read?: readonly Reading[]): string
}

/** Metrics of one process since its start. */
export function makeMetrics(): Metrics {
  const histograms = new Map<Histogram, Map<string, Series>>()
  const counters = new Map<string, { metric: Counter; labels: Labels; value: number }>()
  const gauges: (() => Reading[])[] = []

  return {
    observe(metric, labels, seconds) {
      const all = histograms.get(metric) ?? new Map<string, Series>()
      histograms.set(metric, all)
      const key = Object.values(labels).join(' ')
      const series = all.get(key) ?? {
        labels: pairs(labels),
        buckets: BUCKETS.map(() => 0),
        count: 0,
        sum: 0,
      }
      all.set(key, series)
      const place = BUCKETS.findIndex((bound) => seconds <= bound)
      if (place >= 0) series.buckets[place] = (series.buckets[place] ?? 0) + 1
      series.count++
      series.sum += seconds
    },
    count(metric, labels, times = 1) {
      const key = `${metric} ${Object.values(labels)}`
      const counter = counters.get(key) ?? { metric, labels, value: 0 }
      counters.set(key, counter)
      counter.value += times
    },
    gauge: (read) => void gauges.push(read),
    render(read = []) {
      const told = [...counters.values(), ...gauges.flatMap((gauge) => gauge()), ...read]
      const readings = Map.groupBy(told, ({ metric }) => metric)
      const lines = [...histograms].flatMap(([metric, all]) => [
        ...head(metric),
        ...[...all.values()].flatMap((series) => linesOf(metric, series)),
      ])
      for (const [metric, some] of readings) {
        const values = some.map(({ value, labels }) => `${metric}${braced(labels && pairs(labels))} ${value}`)
        lines.push(...head(metric), ...values)
      }
      return `${lines.join('\n')}\n`
    },
  }
}

const head = (metric: Counter | Gauge | Histogram) => [
  `# HELP ${metric} ${METRICS[metric].help}`,
  `# TYPE ${metric} ${METRICS[metric].type}`,
]

/** Buckets are cumulative. */
function linesOf(metric: Histogram, { labels, buckets, count, sum }: Series): string[] {
  let below = 0
  const bounds = BUCKETS.map((bound, index) => {
    below += buckets[index] ?? 0
    return `${metric}_bucket{${labels},le="${bound}"} ${below}`
  })
  return [
    ...bounds,
    `${metric}_bucket{${labels},le="+Inf"} ${count}`,
    `${metric}_sum{${labels}} ${sum}`,
    `${metric}_count{${labels}} ${count}`,
  ]
}

const braced = (labels?: string) => (labels ? `{${labels}}` : '')
const pairs = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/["\\\n]/g, '_')}"`)
    .join(',')
