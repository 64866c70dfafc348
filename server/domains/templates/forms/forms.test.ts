import { checkTemplate, scopeOf } from '@gida/contract/domains/templates/language/check-template'
import { splitClauses } from '@gida/contract/domains/templates/language/clauses'
import { fillTemplate } from '@gida/contract/domains/templates/language/fill'
import { SUPPLIED } from '@gida/contract/domains/templates/language/supplied'
import type { Value, Values } from '@gida/contract/domains/templates/language/values'
import { CreateTemplate } from '@gida/contract/domains/templates/template'
import { findWarnings } from '@gida/contract/domains/templates/warnings'
import { expect, test } from 'vitest'
import { requireLockedClauses } from '../register/require-locked-clauses.ts'
import { FORMS } from './forms.ts'

const SAMPLE: Record<string, Value> = {
  ...{
    text: 'words',
    person: 'Ọlá Ẹ̀bùn',
    address: '1 Broad Street',
    money: 100_000,
    date: '2026-11-05',
    number: 14,
  },
  ...{ yes_no: true, word: 'YEARLY' },
}
const known: Values = Object.fromEntries(
  SUPPLIED.map(({ key, type }) => [
    key,
    type === 'list' ? [{ name: 'Rent', due: '2026-11-01', open: 5 }] : (SAMPLE[type] ?? 'x'),
  ]),
)

test.each(FORMS.map((form) => [form.key, form] as const))(
  '%s can be copied, and asks for what it does not know',
  (_, form) => {
    const { key: source, name, kind, body, variables } = form
    const copied = CreateTemplate.safeParse({
      estate_id: crypto.randomUUID(),
      name,
      kind,
      body,
      variables,
      source,
    })
    expect(copied.error?.issues ?? []).toEqual([])
    expect(findWarnings(body)).toEqual([])
    const scope = scopeOf(variables)
    const clauses = checkTemplate(body, variables)
    const met = variables.filter(({ key }) => new RegExp(`\\b${key}\\b`).test(body))
    expect(met).toEqual(variables)
    const own = Object.fromEntries(variables.map(({ key: own, type }) => [own, SAMPLE[type] ?? 'x']))
    expect(fillTemplate(clauses, scope, { ...known, ...own }).missing).toEqual([])
    const unasked = fillTemplate(clauses, scope, known).missing
    expect(unasked.every((key) => variables.some((one) => one.key === key))).toBe(true)
    expect(unasked.length > 0 || variables.every(({ required }) => !required)).toBe(true)
  },
)

test('every form of the law keeps its own clauses', () => {
  const locked = FORMS.filter(({ kind }) => kind === 'QUIT_NOTICE' || kind === 'INTENTION').map(
    ({ body }) => splitClauses(body).filter(({ is_locked }) => is_locked).length,
  )
  expect(locked).toEqual([4, 3, 4, 3])
  expect(new Set(FORMS.map(({ key }) => key)).size).toBe(FORMS.length)
})

test('a copy of a form keeps the law’s own clauses word by word, and all else is its writer’s', () => {
  const { key, body } = FORMS.find((form) => form.key === 'quit-notice-lagos') ?? { key: '', body: '' }
  expect(() => requireLockedClauses(key, `${body}\n\n## More\nWords of ours`)).not.toThrow()
  expect(() => requireLockedClauses(key, body.replace('How it was served', 'Service'))).not.toThrow()
  expect(() => requireLockedClauses(key, body.replace('deliver up possession', 'leave'))).toThrow(
    'form set by law',
  )
  expect(() => requireLockedClauses(key, body.replace('## Notice [locked]', '## Notice'))).toThrow(
    'form set by law',
  )
  expect(() => requireLockedClauses(null, 'Anything')).not.toThrow()
})
