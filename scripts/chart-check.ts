import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { chartHash } from './chart-hash.ts'

// Checks the chart with Helm (path in `HELM` if it is not on the PATH), and compares its default output with the committed plain
// manifests, for users without Helm. `--write` updates them.

const ROOT = resolve(import.meta.dirname, '..')
const CHART = join(ROOT, 'ops/chart')
const PLAIN = join(ROOT, 'ops/kubernetes/gida.yaml')
const faults: string[] = []

function helm(...args: string[]): { isTaken: boolean; said: string } {
  const { status, stdout, stderr, error } = spawnSync(process.env.HELM ?? 'helm', args, { encoding: 'utf8' })
  if (error) throw new Error('Helm is not here. Install it, or say with HELM where it is.')
  return { isTaken: status === 0, said: status === 0 ? stdout : stderr }
}
const draw = (...sets: string[]) =>
  helm('template', 'gida', CHART, '--namespace', 'gida', ...sets.flatMap((set) => ['--set', set]))
const kindsIn = (said: string) =>
  parseAllDocuments(said).map((document) => document.toJS()?.kind as string | undefined)

const HEAD = `# What ops/chart comes to by its values, in a namespace of its own; made by npm run chart:check -- --write. kubectl apply -f ops/kubernetes/gida.yaml
# Secrets come from outside: kubectl -n gida create secret generic gida --from-env-file=gida.env, with
# GIDA_SECRET, DATABASE_URL, PAYSTACK_SECRET_KEY, SMTP_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.
# Chart: ${chartHash()}
apiVersion: v1
kind: Namespace
metadata:
  name: gida
  labels:
    pod-security.kubernetes.io/enforce: restricted
`

const linted = helm('lint', '--strict', CHART)
if (!linted.isTaken) faults.push(linted.said)

const plain = helm('template', 'gida', CHART, '--namespace', 'gida', '--skip-tests')
if (!plain.isTaken) throw new Error(plain.said)
const made = HEAD + plain.said
if (process.argv.includes('--write')) writeFileSync(PLAIN, made)
else if (readFileSync(PLAIN, 'utf8') !== made)
  faults.push('ops/kubernetes/gida.yaml is not what the chart comes to: npm run chart:check -- --write.')

/** Values that must remove a kind from the output. */
const WITHOUT: [string[], string][] = [
  [['ingress.enabled=false'], 'Ingress'],
  [['networkPolicy.enabled=false'], 'NetworkPolicy'],
  [['web.autoscaling.enabled=false', 'web.replicas=5'], 'HorizontalPodAutoscaler'],
]
for (const [sets, kind] of WITHOUT) {
  const { isTaken, said } = draw(...sets)
  if (!isTaken) faults.push(said)
  else if (kindsIn(said).includes(kind)) faults.push(`${sets.join(', ')} leaves ${kind}.`)
}
if (!/^ {2}replicas: 5$/m.test(draw('web.autoscaling.enabled=false', 'web.replicas=5').said))
  faults.push('Where nothing scales the nodes there are not as many as were said.')
if (
  !/image: registry\.example\.ng\/gida@sha256:0{64}$/m.test(
    draw(`image.digest=sha256:${'0'.repeat(64)}`).said,
  )
)
  faults.push('An image by its digest is not that one.')
if (
  draw('config.LOG_LEVEL=debug').said.match(/checksum\/config: (\w+)/)?.[1] ===
  /checksum\/config: (\w+)/.exec(made)?.[1]
)
  faults.push('Nodes do not start anew where a setting changes.')

/** Invalid values that the chart must reject. */
const REFUSED = {
  'config.GIDA_SECRET=x': 'GIDA_SECRET',
  'config.DATABSE_POOL=x': 'DATABSE_POOL',
  'config.PUBLIC_URL=http://app.example.ng': '^https://',
  'image.tga=1': 'tga',
  'web.replicas=0': 'minimum',
  'leaveSeconds=30': 'killed before they have left',
}
for (const [set, why] of Object.entries(REFUSED)) {
  const { isTaken, said } = draw(set)
  if (isTaken || !said.includes(why)) faults.push(`${set} was taken, or refused without a reason.`)
}

for (const fault of faults) console.error(fault)
console.log(`${kindsIn(made).length} manifests, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
