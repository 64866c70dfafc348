import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '../../platform/db/embedded/cluster.ts'

export type Valkey = { url: string; port: number; stop(): Promise<void> }

/** An installed Valkey or Redis without persistence; null if there is none. */
export async function startValkey(): Promise<Valkey | null> {
  return (await startProgram('valkey-server')) ?? (await startProgram('redis-server'))
}

async function startProgram(program: string): Promise<Valkey | null> {
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(server, 'exit')
  ended.catch(() => {}) // not installed
  if (!(await isReady(server))) return null
  const stop = async () => {
    server.kill()
    await ended
  }
  return { url: `redis://127.0.0.1:${port}`, port, stop }
}

async function isReady(server: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<boolean> {
  server.on('error', () => {}) // its output also ends
  for await (const line of createInterface(server.stdout)) if (/ready to accept/i.test(line)) return true
  return false
}
