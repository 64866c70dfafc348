// Entry point of every command. Runs on any Node: installs the locked dependencies if needed, then runs the file on the locked Node
// version.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

if (!isInstalled()) {
  console.error('Installing what the lock names. This happens once.')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) process.exit(done.status ?? 1)
}

const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const [file, ...rest] = process.argv.slice(2)
const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...rest], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // if this process dies, the closed IPC channel tells the child
  shell: process.platform === 'win32',
})
const parent = process.ppid
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 1000).unref()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

/** npm writes `.package-lock.json` last, so it lists what is installed. Packages of other platforms are not in it. */
function isInstalled() {
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const installed = join('node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const present = packagesIn(installed)
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, integrity, optional, devOptional }]) =>
      !path.includes('node_modules/') ||
      (path in present
        ? present[path].version === version && present[path].integrity === integrity
        : optional || devOptional),
  )
}
