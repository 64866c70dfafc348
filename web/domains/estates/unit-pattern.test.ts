import { describe, expect, it } from 'vitest'
import { sayNames, spreadNames } from './unit-pattern.ts'

describe('names of units by a pattern', () => {
  it.each([
    ['A1-A3', ['A1', 'A2', 'A3']],
    ['A1-3', ['A1', 'A2', 'A3']],
    ['A1 to A3', ['A1', 'A2', 'A3']],
    ['Flat 9 – Flat 11', ['Flat 9', 'Flat 10', 'Flat 11']],
    ['1-3', ['1', '2', '3']],
    ['B08-B10', ['B08', 'B09', 'B10']],
    ['A1-A2, Gate\nPenthouse', ['A1', 'A2', 'Gate', 'Penthouse']],
    ['A1-B3', ['A1-B3']],
    ['Boys-Quarters', ['Boys-Quarters']],
    ['', []],
  ])('reads %j', (text, names) => {
    expect(spreadNames(text)).toEqual(names)
  })

  it('refuses what runs backwards and what nobody means', () => {
    expect(spreadNames('A12-A1')).toBeNull()
    expect(spreadNames('1-100000')).toBeNull()
  })

  it('says the first two and the last', () => {
    expect(sayNames(['A1', 'A2', 'A3', 'A4', 'A5'])).toBe('A1, A2 … A5')
    expect(sayNames(['A1', 'A2'])).toBe('A1, A2')
  })
})
