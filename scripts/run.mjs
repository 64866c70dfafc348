// The one door for every command. It needs nothing but some Node: it installs what the lock says when that changed,
// then runs the wanted file on the Node that the lock pins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const stamp = join('node_modules', '.installed')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.error('Installing what the lock names. This happens once.')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) process.exit(done.status ?? 1)
  writeFileSync(stamp, lock)
}

const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const [file, ...rest] = process.argv.slice(2)
const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...rest], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // its closing tells the child that this process is gone
  shell: process.platform === 'win32',
})
const parent = process.ppid
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 1000).unref()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
