import { expect, test } from 'vitest'
import { describeFault } from './describe-fault.ts'
import { readDsn } from './envelope.ts'

/** Personal data and secrets as they may occur in errors. */
const PERSONAL = [
  'Amaka Obi',
  'amaka.obi@example.ng',
  '+234 803 123 4567',
  '08031234567',
  '0123456789',
  '22212345678',
  'gida_live_9f2c71ad0b',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln',
  '12 Bourdillon Road, Ikoyi',
]
const told = (error: unknown) => JSON.stringify(describeFault(error))
const errorWith = (said: string, more: object = {}) => Object.assign(new Error(said), more)

test.each(PERSONAL)('%s leaves nowhere, wherever in an error it stands', (said) => {
  const hostile = [
    errorWith(`No tenant ${said} is known`),
    errorWith(`invalid input syntax for type uuid: "${said}"`),
    new SyntaxError(`Unexpected token 'A', "{"name":"${said}" is not valid JSON`),
    errorWith('x', { name: said }),
    errorWith('x', { code: said }),
    errorWith('x', { detail: `Key (email)=(${said}) already exists.`, hint: said, where: said }),
    errorWith(`first\n    at ${said.replaceAll(' ', '_')} (/srv/gida/server/a.ts:1:2)`),
    errorWith('x', { stack: `Error: x\n    at f (/srv/gida/server/${said}.ts:1:2)\n${said}` }),
    errorWith('x', { stack: `Error: x\n    at f (https://app.example.ng/a?token=${said}:1:2)` }),
    new Error('outside', { cause: errorWith(said) }),
    said,
    { message: said, stack: said },
  ]
  const left = hostile
    .map(told)
    .filter((text) => text.includes(said) || text.includes(said.split(' ')[0] ?? said))
  expect(left).toEqual([])
})

test('what is wrong and where is told by the names of the code', () => {
  const fault = describeFault(null)
  expect(fault).toEqual({ kind: 'Error', words: '', frames: [], cause: null })
  const thrown = (() => {
    try {
      return (undefined as unknown as { rent: number }).rent
    } catch (error) {
      return error
    }
  })()
  const { kind, words, frames } = describeFault(thrown)
  expect([kind, words]).toEqual(['TypeError', 'Cannot read properties of undefined'])
  expect(frames[0]).toMatchObject({ file: 'server/platform/error-reports/describe-fault.test.ts' })
})

test('a fault of the database says its code, and a cause is told beneath', () => {
  const refused = errorWith('duplicate key value violates unique constraint "users_email_key"', {
    code: '23505',
  })
  expect(describeFault(new Error('outside', { cause: refused })).cause?.words).toBe(
    'duplicate key value violates unique constraint · 23505',
  )
})

test('frames of each browser are read, and of an address only what the build named', () => {
  const stack = [
    'TypeError: x',
    '    at Pay (https://app.example.ng/assets/Pay-DeAdBeEf.js?v=1:12:345)',
    'render@https://app.example.ng/assets/en/index-C0ffee12.js:1:9',
    '@https://app.example.ng/assets/a.js:3:4',
    '    at https://evil.example/other.js:1:1',
  ].join('\n')
  expect(describeFault({ name: 'TypeError', message: 'x', stack }).frames).toEqual([
    { file: 'assets/Pay-DeAdBeEf.js', function: 'Pay', line: 12, column: 345 },
    { file: 'assets/en/index-C0ffee12.js', function: 'render', line: 1, column: 9 },
    { file: 'assets/a.js', line: 3, column: 4 },
  ])
})

test('the address of a project is read, below a path too, or refused', () => {
  expect(readDsn('https://abc@errors.example.ng/7')?.url).toBe('https://errors.example.ng/api/7/envelope/')
  expect(readDsn('http://abc@host:8000/below/7')).toEqual({
    url: 'http://host:8000/below/api/7/envelope/',
    key: 'abc',
  })
  for (const wrong of ['', 'abc', 'https://errors.example.ng/7', 'https://abc@host/', 'ftp://abc@host/7'])
    expect(readDsn(wrong)).toBeNull()
})
