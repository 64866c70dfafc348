import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadWebBuild } from './load-web-build.ts'

const root = resolve(import.meta.dirname, '..')
const stamp = join(root, 'web/dist/.built')

/** Builds the web app when its sources have changed since the last build. */
export async function buildWebIfStale(): Promise<void> {
  const hash = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building the web app. This happens when its sources change.')
  const { buildWeb } = await loadWebBuild()
  await buildWeb()
  writeFileSync(stamp, hash)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(
    [
      ...['web/**/*.{ts,tsx,css,html,json}', 'web/public/**/*.*'],
      ...['contract/**/*.{ts,json}', 'package-lock.json'],
    ],
    {
      cwd: root,
      exclude: (name) => name.endsWith('dist') || name.endsWith('node_modules'),
    },
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
