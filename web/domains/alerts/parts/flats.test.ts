import type { Alert, AlertEvent } from '@gida/contract/domains/alerts/alert'
import { expect, test } from 'vitest'
import { blocksOf } from './flats.ts'
import { lastMinute, standingAt } from './replay.ts'

const person = (unit: string, block: string, state: 'SAFE' | 'AWAY' | 'WAITING' | 'NEEDS_HELP') => ({
  ...{ unit, block, state, user_id: `${unit}${state}`, name: `Test ${state}`, phone: null, note: null },
  ...{ at: null, channel: null, answered_by: null, step: 0, sms: null },
})

test('the worst answer of a flat is its own: help, then silence', () => {
  const [block] = blocksOf([
    person('C1', 'C', 'SAFE'),
    person('C1', 'C', 'WAITING'),
    person('C2', 'C', 'WAITING'),
    person('C2', 'C', 'NEEDS_HELP'),
    person('C3', 'C', 'AWAY'),
  ])
  expect(block?.flats.map(({ unit, state }) => `${unit} ${state}`)).toEqual([
    'C1 WAITING',
    'C2 NEEDS_HELP',
    'C3 AWAY',
  ])
  expect([block?.known, block?.people]).toEqual([3, 5])
})

test('the board stands as it did at any minute of an alert that is over', () => {
  const nothing = { unit: null, by: null, way: null, note: null, step: null, count: null, name: null }
  const said = (minutes: number, more: Partial<AlertEvent>): AlertEvent => ({
    ...{ ...nothing, kind: 'ANSWERED', user_id: null, state: null },
    ...{ id: String(minutes), at: new Date(Date.UTC(2026, 10, 5, 18, 42 + minutes)).toISOString(), ...more },
  })
  const [ada, ben] = [person('C1', 'C', 'SAFE'), person('C2', 'C', 'WAITING')]
  const alert: Alert = {
    ...{ id: '1', estate_id: '1', estate_name: 'Palmgrove Court', title: 'Fire', message: 'Leave now' },
    ...{ severity: 'critical', kind: 'FIRE', is_drill: false, status: 'CLOSED', place: null },
    ...{ is_by_name: false, raised_by: 'Adaeze', close_note: null, mine: null, expires_at: null },
    ...{ send_at: said(0, {}).at, sent_at: said(0, {}).at, closed_at: said(9, {}).at },
    counts: { total: 2, safe: 1, needs_help: 0, away: 0, waiting: 1 },
    can: { lead: true, mark: true },
    recipients: [ada, ben],
    events: [
      said(0, { kind: 'RAISED' }),
      said(2, { user_id: ada.user_id, state: 'NEEDS_HELP', note: 'Smoke' }),
      said(4, { kind: 'MARKED', user_id: ada.user_id, state: 'SAFE', by: 'Emeka' }),
      said(9, { kind: 'CLOSED' }),
    ],
  }
  const at = (minute: number) => standingAt(alert, minute).recipients.map(({ state }) => state)
  expect([at(1), at(3), at(4)]).toEqual([
    ['WAITING', 'WAITING'],
    ['NEEDS_HELP', 'WAITING'],
    ['SAFE', 'WAITING'],
  ])
  expect(standingAt(alert, 3)).toMatchObject({ counts: { needs_help: 1, waiting: 1 }, events: [{}, {}] })
  expect(lastMinute(alert)).toBe(9)
})
