import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { bareEnv } from '../../../scripts/bare-env.ts'

const ENTRY = join(import.meta.dirname, 'serve.ts')

export type Served = { url: string; ownerUrl: string }

export type ServerProcess = {
  child: ChildProcess
  /** Resolves once it listens; rejects if it ends before. */
  ready: Promise<Served>
  /** How it ended: by a signal, or with an exit code. */
  ended: Promise<{ code: number | null; signal: string | null }>
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts a process that reports its address over IPC: the server, unless another entry is given. */
export function spawnServer(
  env: Record<string, string>,
  options: { logFile: string; entry?: string },
): ServerProcess {
  const log = openSync(options.logFile, 'a')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', options.entry ?? ENTRY], {
    env: { ...bareEnv(), ...env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  const ended = new Promise<{ code: number | null; signal: string | null }>((done) =>
    child.once('exit', (code, signal) => done({ code, signal })),
  )
  const ready = new Promise<Served>((done, fail) => {
    child.once('message', (served: Served) => done(served))
    child.once('exit', (code, signal) =>
      fail(new Error(`The server ended at its start (${code ?? signal}). See ${options.logFile}.`)),
    )
  })
  ready.catch(() => {}) // callers still see the rejection; a killed process has none
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  return { child, ready, ended, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
