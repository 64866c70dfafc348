import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { loadWebBuild } from './load-web-build.ts'

/** Runs the server, restarted on file changes, and the web app from source on http://localhost:5173. */
const root = resolve(import.meta.dirname, '..')
const server = spawn(
  process.execPath,
  ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output', 'scripts/start.ts'],
  { cwd: root, stdio: 'inherit' },
)
const { serveWeb } = await loadWebBuild()
const web = await serveWeb()
web.printUrls()

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.on(signal, async () => {
    server.kill('SIGTERM')
    await web.close()
  })
}
