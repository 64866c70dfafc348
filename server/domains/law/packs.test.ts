import type { LawRule } from '@gida/contract/domains/law/rule'
import { expect, test } from 'vitest'
import { states } from '../estates/properties/places.ts'
import { loadedRules, readPack } from './packs.ts'

const named = loadedRules.map((rule) => [`${rule.key} (${rule.pack})`, rule] as const)

test.each(named)('%s says where it comes from, and how sure that is', (_, rule) => {
  expect(rule.source.length).toBeGreaterThan(5)
  expect(rule.confidence).toMatch(/^[HML]$/)
  expect(rule.dates.length).toBeGreaterThan(5)
  expect(rule.valid_to === null || rule.valid_to >= rule.valid_from).toBe(true)
  if (rule.state !== null) expect(states.map((state) => state.name)).toContain(rule.state)
})

const overlap = (a: LawRule, b: LawRule) =>
  a.key === b.key &&
  a.status === b.status &&
  a.valid_from <= (b.valid_to ?? '9999') &&
  b.valid_from <= (a.valid_to ?? '9999')

test('no two rules of one key and status hold on the same day', () => {
  const twice = loadedRules.filter((rule, i) =>
    loadedRules.slice(i + 1).some((other) => overlap(rule, other)),
  )
  expect(twice.map((rule) => rule.key)).toEqual([])
})

test('two rules of one key do overlap where the first has no end', () => {
  const [rule] = loadedRules as [LawRule]
  const next = { ...rule, valid_from: '2027-01-01' }
  expect(overlap(rule, next)).toBe(true)
  expect(overlap({ ...rule, valid_to: '2026-12-31' }, next)).toBe(false)
})

test('a bill is loaded as proposed, whole, and a custom is never called a law', () => {
  const of = (pack: string) =>
    new Set(loadedRules.filter((rule) => rule.pack === pack).map((rule) => rule.status))
  expect(of('ng.lagos.tenancy.bill2025')).toEqual(new Set(['PROPOSED']))
  expect(of('ng.custom.move_in')).toEqual(new Set(['CUSTOM']))
  expect(of('ng.lagos.tenancy.2011')).toEqual(new Set(['IN_FORCE']))
})

test('refuses a file without a source, with a fraction of a kobo, or with a field that nobody knows', () => {
  const rule = {
    topic: 'tax.test',
    title: 'A test',
    says: 'A rule for a test.',
    valid_from: '2026-01-01',
    dates: 'From 1 January 2026.',
    status: 'IN_FORCE',
    source: 'A test',
    confidence: 'H',
    value: { kind: 'STAMP_EXEMPTION', below_kobo: 100 },
  }
  const pack = (change: object) => ({
    pack: 'ng.test',
    title: 'Test',
    place: 'ng',
    state: null,
    rules: [{ ...rule, ...change }],
  })
  expect(readPack(pack({}))[0]?.key).toBe('ng.tax.test')
  expect(() => readPack(pack({ source: undefined }))).toThrow()
  expect(() => readPack(pack({ value: { kind: 'STAMP_EXEMPTION', below_kobo: 0.5 } }))).toThrow()
  expect(() => readPack(pack({ amount: 5 }))).toThrow()
})
