import { rmSync } from 'node:fs'
import { setInterval } from 'node:timers/promises'
import { freePort, makeFolder, startGida } from './start-gida.ts'

/** Environment variable with the path of the seeded data. */
export const SEEDED = 'GIDA_E2E_SEEDED'

/** Global setup: builds the web app and seeds the demo once; each worker starts on a copy. */
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
/** Number of polls in a row without pending jobs, so that the last ones started have finished too. */
const CALM_LOOKS = 20

/** Waits until the jobs of a first start are done, so that no copy repeats them. */
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
