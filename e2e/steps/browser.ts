import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Browser = { executablePath: string; env: Record<string, string>; args: string[] }

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** No sandbox under root, no background requests of the browser, and a fake microphone that is allowed without a prompt. */
const ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
]

/** BROWSER_PATH, else an installed Chromium, else the packaged one, so that a fresh machine has a browser too. */
export async function findBrowser(): Promise<Browser> {
  const own = process.env.BROWSER_PATH ?? onPath()
  if (own) return { executablePath: own, env: {}, args: ARGS }
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  if (starts(executablePath, {})) return { executablePath, env: {}, args: ARGS }
  const libraries = await inflate(join(packageFolder('@sparticuz/chromium'), 'bin/al2023.tar.br'))
  return { executablePath, env: { LD_LIBRARY_PATH: join(libraries, 'lib') }, args: ARGS }
}

function packageFolder(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name))
  while (!existsSync(join(folder, 'package.json')) || !existsSync(join(folder, 'bin')))
    folder = dirname(folder)
  return folder
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(
    (path) => existsSync(path) && starts(path, {}),
  )
}

function starts(path: string, env: Record<string, string>): boolean {
  try {
    execFileSync(path, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
