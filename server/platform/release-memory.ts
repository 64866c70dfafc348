import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const AFTER_MS = 20_000

/**
 * V8 keeps startup memory, a quarter of the process, as room to grow. Returns it to the system after the start with one
 * full garbage collection, which blocks for some tenths of a second.
 */
export function releaseMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect: NodeJS.GCFunction = runInNewContext('gc')
    void collect({ execution: 'async', type: 'major', flavor: 'last-resort' })
  }, AFTER_MS).unref()
}
