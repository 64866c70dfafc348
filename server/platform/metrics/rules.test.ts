import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@gida/contract/api'
import { expect, test } from 'vitest'
import { METRICS } from './declared.ts'
import { BUCKETS } from './metrics.ts'

const ROOT = join(import.meta.dirname, '../../..')
const RULES = join(ROOT, 'ops/prometheus')
const rules = readFileSync(join(RULES, 'gida.rules.yml'), 'utf8')
const all = (pattern: RegExp) => [...rules.matchAll(pattern)].map(([, found]) => found ?? '')

const promtool = spawnSync('promtool', ['test', 'rules', 'gida.test.yml'], { cwd: RULES, encoding: 'utf8' })
const isHere = promtool.error === undefined

test(
  isHere ? 'promtool finds the alerts firing as written' : 'alerts by form alone: promtool is not here',
  () => {
    if (isHere) expect(promtool.status, promtool.stdout + promtool.stderr).toBe(0)
    expect(all(/- alert: (\w+)/g)).toHaveLength(all(/^ {8}(expr): \S/gm).length - all(/- (record):/g).length)
    expect(all(/severity: (\w+)/g).filter((severity) => !['page', 'ticket'].includes(severity))).toEqual([])
  },
)

test('an alert asks only for figures that are told', () => {
  const told = Object.keys(METRICS)
  const asked = new Set(all(/\b(gida_[a-z0-9_]+?)(?:_count|_bucket)?\b(?=[{)\s[])/g))
  expect(asked.size).toBeGreaterThan(8)
  expect([...asked].filter((name) => !told.includes(name))).toEqual([])
  expect(all(/le="([^"]+)"/g).filter((bound) => !BUCKETS.some((one) => `${one}` === bound))).toEqual([])
  const recorded = all(/- record: (\S+)/g)
  expect(all(/\b(gida:\w+:\w+)/g).filter((name) => !recorded.includes(name))).toEqual([])
})

test('the calls that a target is about are calls of the contract', () => {
  const names = Object.entries(api).flatMap(([domain, calls]) =>
    Object.keys(calls).map((name) => `${domain}.${name}`),
  )
  const meant = new Set(all(/call=~"([^"]+)"/g))
  expect(meant.size).toBe(2)
  for (const pattern of meant)
    expect(
      names.filter((name) => new RegExp(`^${pattern}$`).test(name)),
      pattern,
    ).not.toEqual([])
})

test('each alert leads to a page that says by its name what to do', () => {
  const alerts = rules.split('- alert: ').slice(1)
  const silent = alerts.filter((alert) => {
    const [name = ''] = alert.split('\n')
    const [, page = ''] = /runbook: (\S+)/.exec(alert) ?? []
    return !readFileSync(join(ROOT, page), 'utf8').includes(`\`${name}\``)
  })
  expect(silent).toEqual([])
})
