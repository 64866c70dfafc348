import { expect, test } from 'vitest'
import { erlangWait, PLANNED, simulateLine, stationsFor } from './peak.ts'

test.each([
  [70, { name: 'one', servers: 1, seconds: 0.01 }],
  [240, { name: 'three', servers: 3, seconds: 0.01 }],
  [500, { name: 'many', servers: 11, seconds: 0.018 }],
])('%i a second at one station wait as long as Erlang says', (rate, station) => {
  const [waited] = simulateLine(rate, [station], 300_000)
  const expected = erlangWait(rate, station)
  expect(waited?.mean_wait).toBeGreaterThan(expected * 0.93)
  expect(waited?.mean_wait).toBeLessThan(expected * 1.07)
  expect(waited?.busy).toBeCloseTo((rate * station.seconds) / station.servers, 1)
})

test('Erlang’s C is M/M/1 where there is one server, and has no end where more comes than can be done', () => {
  expect(erlangWait(50, { name: 'one', servers: 1, seconds: 0.01 })).toBeCloseTo(0.01, 10) // at load 0.5 the wait is 0.5 / (100 - 50)
  expect(erlangWait(100, { name: 'one', servers: 1, seconds: 0.01 })).toBe(Number.POSITIVE_INFINITY)
})

test('what leaves a station comes to the next at the same rate', () => {
  const station = { name: 'a', servers: 2, seconds: 0.01 }
  const waited = simulateLine(150, [station, { ...station, name: 'b' }], 200_000)
  const expected = erlangWait(150, station)
  for (const { mean_wait } of waited) expect(Math.abs(mean_wait / expected - 1)).toBeLessThan(0.1)
})

test('at the planned share nobody waits at the peak of the month, and at twice of it the line grows', () => {
  const plan = stationsFor(500)
  for (const { busy, p99_wait } of simulateLine(500, plan, 100_000)) {
    expect(busy).toBeLessThan(PLANNED + 0.05)
    expect(p99_wait).toBeLessThan(0.1)
  }
  const [web] = simulateLine(1_000, plan, 100_000)
  expect(web?.p99_wait).toBeGreaterThan(1)
})
