import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Services } from '../services.ts'
import type { Reading } from './metrics.ts'

/** Resource usage of this process, read at each scrape; event loop monitoring starts now. */
export function watchProcess({ database, config }: Services) {
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()

  async function read(): Promise<Reading[]> {
    const { heapUsed, rss } = process.memoryUsage()
    const { size, idle, waiting } = database.pool()
    const disk = await statfs(config.dataDir).catch(() => null) // no such folder if database and files are elsewhere
    const late = loop.percentile(99) / 1e9
    loop.reset()
    return [
      { metric: 'gida_event_loop_p99_seconds', value: late },
      { metric: 'gida_heap_bytes', value: heapUsed },
      { metric: 'gida_memory_bytes', value: rss },
      { metric: 'gida_pool_connections', labels: { state: 'busy' }, value: size - idle },
      { metric: 'gida_pool_connections', labels: { state: 'idle' }, value: idle },
      { metric: 'gida_pool_waiting', value: waiting },
      ...(disk
        ? ([
            { metric: 'gida_disk_free_bytes', value: disk.bavail * disk.bsize },
            { metric: 'gida_disk_size_bytes', value: disk.blocks * disk.bsize },
          ] as const)
        : []),
    ]
  }
  return { read, stop: () => loop.disable() }
}
