import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')
const ROOMS = ['.', 'contract', 'server', 'simulator', 'web', 'e2e']
const LOCK = 'package-lock.json'

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

export type Checkout = { folder: string; commit: string; remove(): void }

/** The previous version: the newest tag, or the parent commit if there is none. */
export function newestBefore(): string {
  const tags = git('tag', '--sort=-creatordate').split('\n').filter(Boolean)
  return tags[0] ?? 'HEAD~1'
}

/** Checks out a version into a worktree; its packages are hard links to ours if the lock files are equal, otherwise installed. */
export function checkOut(ref: string): Checkout {
  const commit = git('rev-parse', '--short', `${ref}^{commit}`)
  const folder = join(ROOT, '.gida', 'deploy', `${commit}-${process.pid}`)
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  const isSame = readFileSync(join(ROOT, LOCK), 'utf8') === readFileSync(join(folder, LOCK), 'utf8')
  if (!isSame) execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
  for (const room of isSame ? ROOMS : []) {
    const from = join(ROOT, room, 'node_modules')
    if (!existsSync(from)) continue
    mkdirSync(join(folder, room), { recursive: true })
    execFileSync('cp', ['-al', from, join(folder, room, 'node_modules')])
  }
  return { folder, commit, remove: () => void git('worktree', 'remove', '--force', folder) }
}
