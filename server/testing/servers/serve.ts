import { startGida } from '../../main.ts'
import { makeConfig } from '../../platform/config/config.ts'
import { readEnvironment } from '../../platform/config/environment.ts'
import { stopOnSignals } from '../../stop-on-signals.ts'

/** The server as a process of its own, for checks that kill it or load it. It ends with the one that started it. */
const gida = await startGida(makeConfig(readEnvironment()))
process.send?.({ url: gida.address, ownerUrl: gida.ownerUrl })
stopOnSignals(() => gida.stop())
