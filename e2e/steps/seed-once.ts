import { rmSync } from 'node:fs'
import { setInterval } from 'node:timers/promises'
import { freePort, makeFolder, startGida } from './start-gida.ts'

/** Where the workers find the data to copy. */
export const SEEDED = 'GIDA_E2E_SEEDED'

/** Before all journeys: the web app is built and the demo is seeded, once; each worker starts on a copy. */
export default async function seedOnce(): Promise<(() => void) | undefined> {
  if (process.env[SEEDED]) return // seeded before, to try one journey again and again
  const folder = makeFolder()
  const metricsPort = await freePort()
  const gida = await startGida(folder, { metricsPort })
  await untilCalm(metricsPort)
  await gida.stop()
  process.env[SEEDED] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

const LOOK_EVERY_MS = 100
/** Nothing has waited in so many looks: the last that were begun are done too. */
const CALM_LOOKS = 20

/** All that is done by the clock is asked for at a first start, at once, and is done: no copy does it again. */
async function untilCalm(metricsPort: number): Promise<void> {
  let calm = 0
  for await (const _ of setInterval(LOOK_EVERY_MS)) {
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const isCalm =
      /^gida_job_seconds_count{.*} [1-9]/m.test(figures) && /^gida_jobs_waiting 0$/m.test(figures)
    calm = isCalm ? calm + 1 : 0
    if (calm === CALM_LOOKS) return
  }
}
