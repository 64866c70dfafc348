import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { residentOf } from '../../server/bench/resident.ts'

const PATIENCE_MS = 120_000
const AGAIN_MS = 5

export type Container = {
  /** Milliseconds from start until it is ready. */
  readyMs: number
  /** Runs a program in it and returns its output. */
  run(...program: string[]): string
  /** Result of the image's health check. */
  isHealthy(): boolean
  /** Megabytes of its main process, and of its control group including the page cache. */
  memory(): { process: number; group: number }
  /** Sends SIGTERM; returns the seconds until exit and the exit code. */
  end(): { seconds: number; code: number }
}

/** Runs an image as a cluster does: read-only root file system, no capabilities, the image's user. */
export async function startContainer(
  image: string,
  env: Record<string, string>,
  readyUrl: string,
): Promise<Container> {
  const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const walls = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
  const limits = ['--ulimit', 'nofile=16384:16384', '--ulimit', 'nproc=4096:4096']
  const began = performance.now()
  const id = podman('run', '--detach', '--network', 'host', ...walls, ...limits, ...settings, image)
  try {
    await untilReady(readyUrl)
  } catch (error) {
    console.error(spawnSync('podman', ['logs', '--tail', '20', id], { encoding: 'utf8' }).stdout)
    podman('rm', '--force', id)
    throw error
  }
  const readyMs = performance.now() - began
  const pid = podman('inspect', '--format', '{{.State.Pid}}', id)
  return {
    readyMs,
    run: (...program) => podman('exec', id, ...program),
    isHealthy: () => spawnSync('podman', ['healthcheck', 'run', id]).status === 0,
    memory: () => ({ process: residentOf(pid) / 1e6, group: chargedTo(pid) }),
    end: () => {
      const told = performance.now()
      podman('kill', '--signal', 'TERM', id)
      const code = Number(podman('wait', '--interval', '20ms', id))
      const seconds = (performance.now() - told) / 1000
      podman('rm', id)
      return { seconds, code }
    },
  }
}

async function untilReady(url: string): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(AGAIN_MS)) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error('It was not ready in time.')
}

/** Memory of the control group, version 1 or 2. */
function chargedTo(pid: string): number {
  const groups = readFileSync(`/proc/${pid}/cgroup`, 'utf8')
  const first = `/sys/fs/cgroup/memory${/:memory:(.*)$/m.exec(groups)?.[1]}/memory.usage_in_bytes`
  const second = `/sys/fs/cgroup${/^0::(.*)$/m.exec(groups)?.[1]}/memory.current`
  return Number(readFileSync(existsSync(first) ? first : second, 'utf8')) / 1e6
}

/** With runc, which also works on machines with both versions of control groups mounted. */
function podman(...args: string[]): string {
  return execFileSync('podman', ['--log-level', 'fatal', '--runtime', 'runc', ...args], {
    encoding: 'utf8',
  }).trim()
}
