import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { METRICS } from './declared.ts'

const OPS = join(import.meta.dirname, '../../../ops')
type Target = { expr: string; legendFormat: string }
const dashboard: { panels: { title: string; targets: Target[] }[] } = JSON.parse(
  readFileSync(join(OPS, 'grafana/gida.json'), 'utf8'),
)
const targets = dashboard.panels.flatMap((panel) => panel.targets)
const recorded = [
  ...readFileSync(join(OPS, 'prometheus/gida.rules.yml'), 'utf8').matchAll(/- record: (\S+)/g),
]

/** The recorded series, with their labels. */
const series = new Map<string, readonly string[]>(recorded.map(([, name = '']) => [name, []]))
for (const [name, metric] of Object.entries(METRICS)) {
  const labels = ['instance', ...('labels' in metric ? metric.labels : [])]
  if (metric.type === 'histogram')
    series.set(`${name}_bucket`, [...labels, 'le']).set(`${name}_count`, labels)
  else series.set(name, labels)
}
const askedBy = (expr: string) => expr.match(/\bgida[a-z0-9_:]+/g) ?? []

test('the dashboard asks only for figures that are told, by labels that they have', () => {
  expect(targets.length).toBeGreaterThan(15)
  for (const { expr, legendFormat } of targets) {
    const asked = askedBy(expr)
    expect(asked, expr).not.toEqual([])
    expect(
      asked.filter((name) => !series.has(name)),
      expr,
    ).toEqual([])
    const labels = asked.flatMap((name) => series.get(name) ?? [])
    const grouped = [...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, by = '']) => by.split(', '))
    const shown = [...legendFormat.matchAll(/{{(\w+)}}/g)].map(([, label = '']) => label)
    expect(
      [...grouped, ...shown].filter((label) => !labels.includes(label)),
      expr,
    ).toEqual([])
  }
})

test('it shows targets, calls, the pool, the queue, the provider, live sockets and standbys', () => {
  const asked = targets.flatMap(({ expr }) => askedBy(expr)).join(' ')
  for (const subject of [
    'pay_errors',
    'sign_in_errors',
    'live_late',
    'call',
    'pool',
    'jobs',
    'provider',
    'sockets',
    'standby',
  ])
    expect(asked).toMatch(new RegExp(`gida[_:]${subject}`))
})

test('promtool, where it is, understands what the dashboard asks', ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'gida-dashboard-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const rules = targets.map(({ expr }, place) => ({ record: `asked:${place}`, expr }))
  const file = join(folder, 'asked.yml')
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  const promtool = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' })
  skip(promtool.error !== undefined, 'promtool is not here')
  expect(promtool.status, promtool.stdout + promtool.stderr).toBe(0)
})
