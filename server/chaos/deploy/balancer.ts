import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../until.ts'

const NOBODY = 65_534
const READY_SECONDS = 30

/**
 * HAProxy as a deployment wants it: a node that leaves gets no new calls and finishes those it has. (That of the chaos cuts them off, since there a
 * node that is not ready may be frozen.)
 */
export async function startDeployBalancer(folder: string, port: number, ports: readonly number[]) {
  const servers = ports.map((at) => `  server web${at} 127.0.0.1:${at} check`).join('\n')
  const settings = `
global
  maxconn 5000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  option redispatch
  retries 3
  retry-on conn-failure
frontend gida
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance leastconn
  option forwardfor
  option httpchk GET /readyz
  default-server inter 250ms fall 1 rise 1
${servers}
`
  const home = join(folder, 'balancer')
  mkdirSync(home)
  writeFileSync(join(home, 'haproxy.cfg'), settings)
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(home, NOBODY, NOBODY)
  const log = openSync(join(home, 'log'), 'a')
  const child = spawn('haproxy', ['-db', '-f', join(home, 'haproxy.cfg')], {
    ...{ cwd: home, stdio: ['ignore', log, log], env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin` } },
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  child.once('error', () => {}) // it does not answer, and that is said
  await until('HAProxy answers', () => fetch(`http://127.0.0.1:${port}`).then(() => true), READY_SECONDS)
  return {
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
