import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const TEXTS = '**/*.{js,css,html,json,webmanifest}'

/** A copy of the build with every script and style renamed, as after a deployment; it behaves the same. */
export function makeNextBuild(dist: string, to: string): void {
  cpSync(dist, to, { recursive: true, filter: (path) => !path.endsWith('.br') && !path.endsWith('.built') })
  const assets = globSync('assets/**/*.{js,css}', { cwd: to })
  const names = new Set(assets.map((path) => basename(path)))
  for (const path of globSync(TEXTS, { cwd: to })) {
    const text = readFileSync(join(to, path), 'utf8')
    const renamed = text.replace(/[\w-]+\.(?:js|css)\b/g, (name) => (names.has(name) ? `n${name}` : name))
    if (renamed !== text) writeFileSync(join(to, path), renamed)
  }
  for (const path of assets) renameSync(join(to, path), join(to, path, '..', `n${basename(path)}`))
  const worker = join(to, 'worker.js')
  writeFileSync(worker, readFileSync(worker, 'utf8').replace('{"id":"', '{"id":"n'))
  rmSync(join(to, '.vite'), { recursive: true, force: true })
}
