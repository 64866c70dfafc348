import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cpuTime } from '../../../testing/cpu-time.ts'
import { holdsPrograms } from './pdf-programs.ts'

const object = (text: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n${text}\nendobj\n%%EOF`, 'latin1')
const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    object('<</Type/Catalog>>'),
    Buffer.from(`2 0 obj\n${dictionary}\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj'),
  ])

test.each([
  ['a script', object('<</S/JavaScript/JS(app.alert)>>')],
  ['a name that is written in numbers', object('<</S/J#61vaScript>>')],
  ['a file within', object('<</EmbeddedFile 3 0 R>>')],
  [
    'a script in a packed stream of objects',
    stream('<</Type/ObjStm/Filter/FlateDecode>>', deflateSync(Buffer.from('7 0 <</S/JavaScript>>'))),
  ],
])('finds %s', (_, bytes) => expect(holdsPrograms(bytes)).toBe(true))

test('takes what pages show for nothing else', () => {
  expect(holdsPrograms(stream('<</Length 20>>', Buffer.from('(/JavaScript /JS) Tj')))).toBe(false)
  expect(holdsPrograms(object('<</OpenAction[3 0 R/Fit]/JSomething 1>>'))).toBe(false)
})

test.each([
  ['marks on a page', stream('<</Length 9000000>>', Buffer.from('/P <</MCID 0>> BDC '.repeat(500_000)))],
  ['empty streams', Buffer.from('<</Type/ObjStm>>stream\nendstream '.repeat(300_000))],
])('%s without end hold up nobody', async (_, bytes) => {
  expect(await cpuTime(() => holdsPrograms(bytes))).toBeLessThan(10_000) // a regular expression that restarts at every character takes minutes
})
