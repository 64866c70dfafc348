import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const CHART = resolve(import.meta.dirname, '../ops/chart')

/** Of all that makes the manifests: whether those that are kept are of this chart is known without Helm. */
export function chartHash(): string {
  const hash = createHash('sha256')
  const files = globSync('{*.yaml,templates/**/*.{yaml,tpl}}', { cwd: CHART }).sort()
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(CHART, file)))
  return hash.digest('hex')
}
