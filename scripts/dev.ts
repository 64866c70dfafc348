import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** The server on changes of its files, and Vite before it on http://localhost:5173. */
const root = resolve(import.meta.dirname, '..')
const run = (args: string[]): ChildProcess => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })

const children = [
  run([
    '--disable-warning=ExperimentalWarning',
    '--watch-path=server',
    '--watch-path=contract',
    '--watch-preserve-output',
    'scripts/start.ts',
  ]),
  run(['node_modules/vite/bin/vite.js', 'web']),
]
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM')
  })
}
await Promise.all(children.map((child) => new Promise((done) => child.once('exit', done))))
