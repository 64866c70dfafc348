import { readFileSync } from 'node:fs'

/** Bytes that a process holds in memory, as Linux counts them. */
export function residentOf(pid: number | string): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kib) * 1024
}
