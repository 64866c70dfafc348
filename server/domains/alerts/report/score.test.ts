import { expect, test } from 'vitest'
import { answersByMinute, scoreAlert } from './score.ts'

const SENT = new Date('2026-11-05T18:42:00Z')
const at = (seconds: number) => new Date(SENT.getTime() + seconds * 1000).toISOString()
const answer = (
  name: string,
  seconds: number,
  state: 'SAFE' | 'NEEDS_HELP' | 'AWAY',
  kind: 'ANSWERED' | 'MARKED',
) => ({
  ...{ user_id: name, at: at(seconds), state, kind },
})
const person = (
  block: string,
  seconds: number | null,
  state: 'SAFE' | 'AWAY' | 'WAITING',
  channel: 'APP' | 'WARDEN',
) => ({
  ...{ block, state, at: seconds === null ? null : at(seconds) },
  channel: seconds === null ? null : channel,
})

test('a drill is scored by when half had answered, when all were known, and when help came', () => {
  const people = [
    person('A', 60, 'SAFE', 'APP'),
    person('A', 90, 'AWAY', 'APP'),
    person('C', 300, 'SAFE', 'WARDEN'),
    person('C', null, 'WAITING', 'APP'),
  ]
  const events = [
    answer('C1', 30, 'NEEDS_HELP', 'ANSWERED'),
    answer('A1', 60, 'SAFE', 'ANSWERED'),
    answer('A2', 90, 'AWAY', 'ANSWERED'),
    answer('C1', 300, 'SAFE', 'MARKED'),
  ]
  expect(scoreAlert(SENT, people, events)).toEqual({
    people: 4,
    answered: 3,
    half_seconds: 60,
    all_seconds: null,
    first_help_seconds: 300,
    by_kin: 0,
    in_person: 1,
    blocks: [
      { name: 'A', people: 2, all_seconds: 90 },
      { name: 'C', people: 2, all_seconds: null },
    ],
  })
  expect(answersByMinute(SENT, people).map(({ safe, away }) => safe + away)).toEqual([0, 2, 0, 0, 0, 1])
})

test('nobody told is nothing known', () => {
  expect(scoreAlert(SENT, [], [])).toMatchObject({ half_seconds: null, all_seconds: null, blocks: [] })
})
