import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What slim images leave out of Debian; and Node wants libatomic1, which they keep. */
const LEFT_OUT = ['doc', 'man', 'info', 'locale', 'lintian'].map((name) => `usr/share/${name}`)
const STANDS_IN = 'gida.stands-in'

/**
 * Has the image that others are built from, and answers whether it is the real one: where no registry can be reached, one stands in that is
 * made of Debian's packages, the Node of the lock and the npm that runs here. Only root can make that.
 */
export function haveBase(name: string): boolean {
  if (spawnSync('buildah', ['pull', '--quiet', '--policy', 'missing', name]).status !== 0) makeStandIn(name)
  const said = buildah('inspect', '--format', `{{index .OCIv1.Config.Labels "${STANDS_IN}"}}`, name)
  return said === ''
}

/** `node:26.10.0-bookworm-slim` says which Debian. */
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
