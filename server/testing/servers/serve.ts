import { startGida } from '../../main.ts'
import { makeConfig } from '../../platform/config/config.ts'
import { readEnvironment } from '../../platform/config/environment.ts'
import { stopOnSignals } from '../../stop-on-signals.ts'

/** The server as a separate process, for tests that kill or load it. It ends with its parent. */
const gida = await startGida(makeConfig(readEnvironment()))
process.send?.({ url: gida.address, ownerUrl: gida.ownerUrl })
stopOnSignals(() => gida.stop())
