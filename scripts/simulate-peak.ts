import { parseArgs } from 'node:util'
import { COSTS, erlangWait, simulateLine, stationsFor } from '../server/bench/writes/peak.ts'

/** Simulates the load of the first of the month: which stage makes payments wait, with the cores planned in docs/scale.md. */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '500' },
    /** Multiple of the planned load. */
    times: { type: 'string', default: '1' },
    payments: { type: 'string', default: '200000' },
  },
})
const planned = Number(values.rate)
const rate = planned * Number(values.times)
const stations = stationsFor(planned)
console.log(`${rate} payments a second, cores for ${planned}`)
for (const [index, waited] of simulateLine(rate, stations, Number(values.payments)).entries()) {
  const { name, servers, seconds } = stations[index] as (typeof stations)[number]
  const formula = erlangWait(rate, { name, servers, seconds })
  const ms = (of: number) => `${(of * 1000).toFixed(1)} ms`
  console.log(
    `  ${name.padEnd(9)} ${String(servers).padStart(3)} cores  busy ${Math.round(waited.busy * 100)} %  waits ${ms(waited.mean_wait)} (formula ${ms(formula)})  99 of 100 below ${ms(waited.p99_wait)}  line ${waited.longest_line}`,
  )
}
console.log(`One estate bears ${Math.floor(1 / COSTS.row)} payments a second: its totals are one row.`)
