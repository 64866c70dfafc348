import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PERIOD_US = 100_000
/** cgroup v1 and v2. */
const [FIRST, SECOND] = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup']

/**
 * Limits a process with its threads to a share of cores. Returns a function that removes the cgroup once the process has
 * ended. Needs root on Linux.
 */
export function holdTo(cores: number, pid: number): () => void {
  const isFirst = existsSync(join(FIRST, 'cpu.cfs_quota_us'))
  const group = join(isFirst ? FIRST : SECOND, `gida-bench-${pid}`)
  const quota = Math.round(cores * PERIOD_US)
  mkdirSync(group)
  if (isFirst) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US))
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota))
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`)
  writeFileSync(join(group, 'cgroup.procs'), String(pid))
  return () => rmdirSync(group)
}
