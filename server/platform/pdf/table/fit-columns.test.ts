import { expect, test } from 'vitest'
import { breakLines, fitColumns } from './fit-columns.ts'

/** All characters are equally wide. */
const measure = (words: string) => words.length

test('a table fills its page; where there is too little room numbers stay whole and only the longest texts give way', () => {
  expect(fitColumns([{ width: 100 }, { width: 100, end: true }], 400)).toEqual([200, 200])
  const tight = fitColumns([{ width: 300 }, { width: 60 }, { width: 80, end: true }], 300)
  expect(tight).toEqual([160, 60, 80])
  expect(fitColumns([{ width: 300 }, { width: 200 }, { width: 100, end: true }], 300)).toEqual([
    100, 100, 100,
  ])
})

test('words are broken where they end, what is longer than a line inside it, and nothing is lost', () => {
  expect(breakLines('Paid', 10, measure)).toEqual(['Paid'])
  expect(breakLines('Payment GD-1 to its owners', 12, measure)).toEqual(['Payment GD-1', 'to its', 'owners'])
  expect(breakLines('GD-V234NWDWF0 paid', 6, measure)).toEqual(['GD-V23', '4NWDWF', '0 paid'])
  expect(breakLines('ab', 0.5, measure)).toEqual(['a', 'b'])
})
