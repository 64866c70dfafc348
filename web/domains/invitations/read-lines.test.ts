import { describe, expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

describe('pasted lines', () => {
  test('are read by what their cells look like, in any order and with any separator', () => {
    const ada = { full_name: 'Ada Obi', email: 'ada@example.ng', phone: '0803 123 4567', unit: 'A4' }
    for (const text of [
      'Ada Obi, ada@example.ng, 0803 123 4567, A4',
      'Ada Obi\tada@example.ng\t0803 123 4567\tA4',
      'Ada Obi; 0803 123 4567; ; ada@example.ng; A4',
    ]) {
      expect(readLines(text)).toEqual([{ line: 1, text, row: ada }])
    }
  })

  test('keep their number past empty lines, and need no more than an address', () => {
    expect(readLines('\n\n08031234567\r\n').map(({ line, row }) => [line, row])).toEqual([
      [3, { phone: '08031234567' }],
    ])
  })

  test.each([
    ['Ada Obi, A4', 'Enter an e-mail address or a phone number'],
    ['Ada Obi, ada@example', 'Enter an e-mail address, like ada@example.ng'],
    ['Ada Obi, 0803 123 456', 'A Nigerian number has 11 digits, like 0803 123 4567'],
  ])('%s is said to be wrong', (text, problem) => {
    expect(readLines(text)[0]?.problem).toBe(problem)
  })
})
