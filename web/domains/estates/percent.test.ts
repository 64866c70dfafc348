import { expect, it } from 'vitest'
import { raised, readPercent, writePercent } from './percent.ts'

it.each([
  ['10', 1000],
  ['7.5%', 750],
  ['-2', -200],
  ['−0.25 %', -25],
  ['0', 0],
])('reads %s as basis points', (text, points) => expect(readPercent(text)).toBe(points))

it.each(['', 'ten', '1.234', '5,5', '%'])('does not read %j', (text) => expect(readPercent(text)).toBeNaN())

it('raises an amount by whole kobo, and writes what it read', () => {
  expect(raised(250_000_000, 1000)).toBe(275_000_000)
  expect(raised(333, 750)).toBe(357)
  expect(raised(100, -10_000)).toBe(0)
  expect(writePercent(readPercent('7.5'))).toBe('7.5')
})
