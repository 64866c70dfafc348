import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What slim images omit from Debian. They keep libatomic1, which Node needs. */
const LEFT_OUT = ['doc', 'man', 'info', 'locale', 'lintian'].map((name) => `usr/share/${name}`)
const STANDS_IN = 'gida.stands-in'

/**
 * Pulls the base image and returns whether it is the real one. Without a registry, builds a stand-in from Debian packages, the locked Node
 * and the local npm; that needs root.
 */
export function haveBase(name: string): boolean {
  if (spawnSync('buildah', ['pull', '--quiet', '--policy', 'missing', name]).status !== 0) makeStandIn(name)
  const said = buildah('inspect', '--format', `{{index .OCIv1.Config.Labels "${STANDS_IN}"}}`, name)
  return said === ''
}

/** The tag names the Debian release: `node:26.10.0-bookworm-slim`. */
function makeStandIn(name: string): void {
  const suite = /-(\w+)-slim$/.exec(name)?.[1] ?? ''
  const container = buildah('from', 'scratch')
  try {
    const root = buildah('mount', container)
    execFileSync('debootstrap', ['--variant=minbase', '--include=libatomic1', suite, root], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    for (const part of [...LEFT_OUT, 'var/lib/apt/lists', 'var/cache/apt', 'var/log'])
      rmSync(join(root, part), { recursive: true, force: true })
    cpSync(process.execPath, join(root, 'usr/local/bin/node'))
    cpSync(dirname(dirname(process.env.npm_execpath ?? '')), join(root, 'usr/local/lib/node_modules/npm'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    execFileSync('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')])
    buildah('config', '--label', `${STANDS_IN}=1`, '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container)
    buildah('commit', '--quiet', container, `docker.io/library/${name}`)
  } finally {
    buildah('rm', container)
  }
}

const buildah = (...args: string[]): string => execFileSync('buildah', args, { encoding: 'utf8' }).trim()
