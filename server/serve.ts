import { startGida } from './main.ts'
import { makeConfig } from './platform/config/config.ts'
import { readEnvironment } from './platform/config/environment.ts'
import { releaseMemory } from './platform/release-memory.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** The server as it stands in a release: nothing is built, seeded or simulated. */
try {
  const gida = await startGida(makeConfig(readEnvironment()))
  stopOnSignals(() => gida.stop())
  releaseMemory()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
