import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes (Linux). */
export function residentOf(pid: number | string): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kib) * 1024
}
