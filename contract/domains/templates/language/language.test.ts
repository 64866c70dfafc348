import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Variable } from '../kinds.ts'
import { checkTemplate, scopeOf } from './check-template.ts'
import { joinClauses, splitClauses } from './clauses.ts'
import { fillTemplate, textOf } from './fill.ts'
import { parseTemplate } from './parse.ts'
import { TemplateError } from './template-error.ts'
import { fits, type Values } from './values.ts'

const own: Variable[] = [
  { key: 'refund_days', label: 'Days to refund', type: 'number', required: true },
  { key: 'lawyer', label: 'Lawyer', type: 'person', required: false },
]
const BODY = `This agreement is made on {{today}}.

## Caution deposit [if lease.has_deposit]
The tenant pays {{lease.deposit}}. It is returned within {{refund_days}} days{{if lawyer}}, says {{lawyer}}{{end}}.

## Arrears [locked]
{{if arrears.has_any}}
| For | Due | Open |
{{each arrears.charges}}
| {{item.name}} | {{item.due}} | {{item.open}} |
{{end}}
{{else}}
Nothing is owed.
{{end}}
### Signed
~ {{tenant.name}}`

const VALUES: Values = {
  ...{ today: '2026-11-05', 'lease.has_deposit': true, 'lease.deposit': 40_000_000, refund_days: 14 },
  ...{ 'tenant.name': 'Tonye Amachree', 'arrears.has_any': true },
  'arrears.charges': [{ name: 'Rent', due: '2026-10-01', open: 1_250_050 }],
}
const filled = (values: Values, body = BODY) => fillTemplate(checkTemplate(body, own), scopeOf(own), values)
const lines = (values: Values, body = BODY) =>
  filled(values, body).clauses.flatMap(({ title, blocks }) => [
    ...(title ? [title] : []),
    ...blocks.map((block) =>
      block.kind === 'row' ? block.cells.map(textOf).join(' | ') : textOf(block.spans),
    ),
  ])

describe('a template', () => {
  test('gives the lines of a paper, with money, days and lists as people write them', () => {
    expect(lines(VALUES)).toEqual([
      'This agreement is made on 5 November 2026.',
      ...['Caution deposit', 'The tenant pays ₦400,000.00. It is returned within 14 days.'],
      ...['Arrears', 'For | Due | Open', 'Rent | 1 October 2026 | ₦12,500.50', 'Signed', 'Tonye Amachree'],
    ])
  })

  test('leaves out what its conditions leave out, and asks for nothing there', () => {
    const { refund_days: _, ...without } = VALUES
    expect(filled(without).missing).toEqual(['refund_days'])
    const bare = { ...without, 'lease.has_deposit': false, 'arrears.has_any': false }
    expect(filled(bare).missing).toEqual([])
    expect(lines(bare)).toContain('Nothing is owed.')
  })

  test('asks for what is printed and absent, and shows its label in the place', () => {
    const { clauses, missing } = filled({ ...VALUES, refund_days: undefined as never, lawyer: 'Barr. Ẹ̀bùn' })
    expect(missing).toEqual(['refund_days'])
    expect(JSON.stringify(clauses)).toContain('"Days to refund"')
  })

  test('takes a value as text, whatever it looks like', () => {
    const name = '{{landlord.name}} ## Title | <b>x</b> ~ \u202eevil {{if x}}'
    expect(lines({ ...VALUES, 'tenant.name': name }).at(-1)).toBe(
      '{{landlord.name}} ## Title | <b>x</b> ~ evil {{if x}}',
    )
  })

  test.each([
    ['{{landlord.nmae}}', 'There is no variable'],
    ['{{constructor}}', 'There is no variable'],
    ['{{__proto__}}', 'is no variable'],
    ['{{lease.has_deposit}}', 'cannot be printed'],
    ['{{if lease.frequency is WEEKLY}}x{{end}}', 'is never WEEKLY'],
    ['{{if today}}x', 'needs an {{end}}'],
    ['x{{end}}', 'closes nothing'],
    ['{{today', 'is not closed'],
    ['{{each today}}\nx\n{{end}}', 'is no list'],
    ['{{each arrears.charges}}\n{{each arrears.charges}}\nx\n{{end}}\n{{end}}', 'cannot be inside another'],
    ['{{if today}}'.repeat(9) + '{{end}}'.repeat(9), 'at most 3 deep'],
    ['## Rent [if 1=1]\nx', 'is no condition'],
  ])('says what is wrong with %s', (body, said) => {
    expect(() => checkTemplate(body, own)).toThrow(said)
  })

  test('is written again as it was read', () => {
    expect(joinClauses(splitClauses(BODY))).toBe(BODY)
  })
})

const piece = fc.oneof(
  ...[
    ...[
      '{{',
      '}}',
      '{{end}}',
      '{{else}}',
      '{{if today}}',
      '{{if not lease.has_deposit}}',
      '{{each arrears.charges}}',
    ],
    ...[
      '\n',
      '\n## ',
      ' [if today]',
      ' [locked]',
      '### ',
      '- ',
      '| a | b |',
      '~ ',
      '{{item.name}}',
      '{{toString}}',
    ],
  ].map((text) => fc.constant(text)),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const anyBody = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
const anyValue = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant([{ name: 'x', due: 'y', open: 1 }]),
)

describe('whatever is written', () => {
  test('is read, or refused in words, and never more than that', () => {
    fc.assert(
      fc.property(
        anyBody,
        fc.dictionary(fc.constantFrom('today', 'lease.has_deposit', 'toString'), anyValue),
        (body, values) => {
          try {
            const found = fillTemplate(checkTemplate(body, own), scopeOf(own), values)
            expect(found.missing.every((key) => key.length < 90)).toBe(true)
          } catch (error) {
            if (!(error instanceof TemplateError)) throw error
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('is done with soon', () => {
    const before = process.threadCpuUsage() // CPU time of this thread, since wall-clock time also counts other processes
    for (const body of [
      `## ${' '.repeat(50_000)}[if`,
      '{{'.repeat(25_000),
      '{{a'.repeat(20_000),
      '|'.repeat(50_000),
      ' \n'.repeat(25_000),
      `{{if ${' '.repeat(50_000)}}}`,
    ])
      try {
        parseTemplate(body)
      } catch (error) {
        if (!(error instanceof TemplateError)) throw error
      }
    expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000)
  })

  test('becomes a paper of bounded length', () => {
    const rows = Array.from({ length: 200 }, () => ({ name: 'x', due: '2026-01-01', open: 1 }))
    const body = `{{each arrears.charges}}\n${'| {{item.name}} |\n'.repeat(2_000)}{{end}}`
    expect(() => filled({ ...VALUES, 'arrears.charges': rows }, body)).toThrow('too long')
  })
})

test('a value is of the type of its variable', () => {
  const of = (type: Variable['type']) => ({ key: 'x', label: 'X', type })
  expect(fits(of('date'), '2026-02-30')).toBe(false)
  expect(fits(of('money'), 1.5)).toBe(false)
  expect(fits(of('text'), ' \u202e ')).toBe(false)
  expect(fits(of('person'), 'Ọ́bẹ̀')).toBe(true)
})
