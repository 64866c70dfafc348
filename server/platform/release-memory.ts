import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const AFTER_MS = 20_000

/**
 * What a start needed, and nothing needs again, V8 keeps as room to grow: a quarter of what the process holds. Once the start is over
 * it goes back to the machine, in one collection that holds up calls for some tenths of a second.
 */
export function releaseMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect: NodeJS.GCFunction = runInNewContext('gc')
    void collect({ execution: 'async', type: 'major', flavor: 'last-resort' })
  }, AFTER_MS).unref()
}
