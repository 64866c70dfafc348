import { expect, test } from 'vitest'
import { afterQuietHours, nextDigest } from './quiet-hours.ts'

const inLagos = (text: string) => new Date(`${text}+01:00`)

test.each([
  ['2026-11-05T08:00:00', '2026-11-05T08:00:00'],
  ['2026-11-05T19:59:59', '2026-11-05T19:59:59'],
  ['2026-11-05T20:00:00', '2026-11-06T08:00:00'],
  ['2026-11-05T23:30:00', '2026-11-06T08:00:00'],
  ['2026-11-06T00:30:00', '2026-11-06T08:00:00'],
  ['2026-11-06T07:59:59', '2026-11-06T08:00:00'],
])('lets what is wanted at %s ring at %s', (now, then) => {
  expect(afterQuietHours(inLagos(now))).toEqual(inLagos(then))
})

test.each([
  ['2026-11-05T21:59:00', '2026-11-05T21:59:00', { begins: '22:00', ends: '06:30' }],
  ['2026-11-05T22:00:00', '2026-11-06T06:30:00', { begins: '22:00', ends: '06:30' }],
  ['2026-11-06T06:29:00', '2026-11-06T06:30:00', { begins: '22:00', ends: '06:30' }],
  ['2026-11-05T13:30:00', '2026-11-05T15:00:00', { begins: '13:00', ends: '15:00' }],
  ['2026-11-05T23:00:00', '2026-11-05T23:00:00', { begins: '13:00', ends: '15:00' }],
])('keeps hours of one’s own: what is wanted at %s rings at %s', (now, then, quiet) => {
  expect(afterQuietHours(inLagos(now), quiet)).toEqual(inLagos(then))
})

test('sends the mail of the day in the next morning', () => {
  expect(nextDigest(inLagos('2026-11-05T07:29:00'))).toEqual(inLagos('2026-11-05T07:30:00'))
  expect(nextDigest(inLagos('2026-11-05T07:30:00'))).toEqual(inLagos('2026-11-06T07:30:00'))
  expect(nextDigest(inLagos('2026-11-05T07:30:00'), '18:00')).toEqual(inLagos('2026-11-05T18:00:00'))
})
