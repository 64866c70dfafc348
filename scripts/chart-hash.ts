import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const CHART = resolve(import.meta.dirname, '../ops/chart')

/** Hash of the chart's sources: shows without Helm whether the committed manifests are current. */
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
