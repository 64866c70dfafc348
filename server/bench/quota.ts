import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PERIOD_US = 100_000
/** The first version of Linux's control groups, and the second. */
const [FIRST, SECOND] = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup']

/**
 * Holds a process, with all its threads, to so many cores. Answers what frees the place when the process has ended. Only root can, on Linux.
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
