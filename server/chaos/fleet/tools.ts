import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../platform/db/embedded/cluster.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import { until } from '../until.ts'

/** An installed program in front of or behind the nodes. */
export type Tool = { url: string; stop(): Promise<void> }

/** Neither runs as root. */
const NOBODY = 65_534
const READY_SECONDS = 30
const PATH = `${process.env.PATH ?? ''}:/usr/sbin`

/** Whether HAProxy and PgBouncer are installed. */
export const areToolsHere = (): boolean =>
  ['haproxy', 'pgbouncer'].every(
    (program) => !spawnSync(program, ['-v'], { env: { PATH }, stdio: 'ignore' }).error,
  )

/** Since 1.21 PgBouncer supports prepared statements in transaction mode. */
function keepsStatements(): boolean {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { env: { PATH }, encoding: 'utf8' })
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(stdout) ?? []
  return Number(major) > 1 || Number(minor) >= 21
}

/**
 * PgBouncer in transaction mode in front of a database: a server connection is assigned per transaction. Statements are
 * prepared if its version supports that.
 */
export async function startPooler(folder: string, database: string): Promise<Tool & { prepares: boolean }> {
  const prepares = keepsStatements()
  const { hostname, port: behind, pathname, username, password } = new URL(database)
  const port = await freePort()
  const name = pathname.slice(1)
  const settings = `
[databases]
${name} = host=${hostname} port=${behind} dbname=${name} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
${prepares ? 'max_prepared_statements = 200' : ''}
`
  const home = placeFor(folder, 'pooler', { 'pgbouncer.ini': settings })
  const url = Object.assign(new URL(database), { port }).toString()
  const child = run('pgbouncer', [join(home, 'pgbouncer.ini')], home)
  const stop = await whenReady(child, () => withClient(url, (client) => client.query('select')))
  return { url, prepares, stop }
}

/** Pending calls to a node that became unready: let it finish them during a graceful shutdown, or cut them off, since it may be frozen. */
const GONE = { ends: 'fall 2', cut_off: 'fall 2 on-marked-down shutdown-sessions' } as const

/**
 * HAProxy in front of the web nodes, by least connections, ready nodes only. Sockets are balanced separately, otherwise a
 * returning node without sockets would get every call until it has as many as the others.
 */
export async function startBalancer(
  folder: string,
  port: number,
  ports: readonly number[],
  callsOfGone: keyof typeof GONE,
): Promise<Tool> {
  const servers = ports.map((at) => `  server web${at} 127.0.0.1:${at} check`).join('\n')
  const backend = (name: string) => `backend ${name}
  balance leastconn
  option forwardfor
  option httpchk GET /readyz
  default-server inter 250ms rise 1 ${GONE[callsOfGone]}
${servers}`
  const settings = `
global
  maxconn 9000
defaults
  mode http
  timeout connect 2s
  timeout check 5s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  option redispatch
  retries 3
  retry-on conn-failure
frontend gida
  bind 127.0.0.1:${port}
  use_backend sockets if { path_beg /api/v1/ws/ }
  default_backend calls
${backend('calls')}
${backend('sockets')}
`
  const home = placeFor(folder, 'balancer', { 'haproxy.cfg': settings })
  const url = `http://127.0.0.1:${port}`
  const child = run('haproxy', ['-db', '-f', join(home, 'haproxy.cfg')], home)
  return { url, stop: await whenReady(child, () => fetch(url)) }
}

function placeFor(folder: string, name: string, files: Record<string, string>): string {
  const home = join(folder, name)
  mkdirSync(home)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text)
  if (process.getuid?.() === 0) chownSync(home, NOBODY, NOBODY)
  return home
}

function run(program: string, args: string[], home: string): ChildProcess {
  const log = openSync(join(home, 'log'), 'a')
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  return spawn(program, args, { cwd: home, stdio: ['ignore', log, log], env: { PATH }, ...who })
}

/** Returns a function that stops it. */
async function whenReady(child: ChildProcess, ask: () => Promise<unknown>): Promise<() => Promise<void>> {
  const failed = new Promise<never>((_, fail) => {
    child.once('error', () =>
      fail(new Error(`${child.spawnfile} is not on this machine: install it (Debian has both).`)),
    )
    child.once('exit', (code) => fail(new Error(`${child.spawnfile} ended at its start (${code}).`)))
  })
  failed.catch(() => {}) // later it ends only when stopped
  await Promise.race([
    failed,
    until(`${child.spawnfile} answers`, () => ask().then(() => true), READY_SECONDS),
  ])
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}
