import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from '../check-page/build-check-page.ts'
import type { Build } from './shell.ts'

/** Pages that work offline, by path: the app and sign-in. */
const PAGES = { '/dashboard': 'index.html', '/auth/login': 'auth.html' } as const

type Made = Pick<Build, 'first' | 'rare' | 'folders' | 'offline'> & { root: string; dist: string }

/** Writes `worker.js`. Its build id is a hash over all pages and files, so browsers update it when any of them changes. */
export async function buildWorker({ root, dist, first, rare, folders, offline }: Made): Promise<void> {
  const files = await readdir(join(dist, 'assets'))
  const all = files.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/assets/${file}`)
  const mark = createHash('sha256').update(all.sort().join()).update(JSON.stringify(folders)).update(offline)
  for (const file of Object.values(PAGES)) mark.update(await readFile(join(dist, file)))
  const build: Build = {
    ...{ id: mark.digest('hex').slice(0, 12), pages: Object.keys(PAGES), first, rare, all, folders, offline },
  }
  const code = await bundle(root, join(root, 'worker/worker.ts'))
  await writeFile(join(dist, 'worker.js'), `const BUILD=${JSON.stringify(build)};${code}`)
}
