import { expect, test } from 'vitest'
import { bodyOf, NOTHING, titleOf } from './report-values.ts'

const tapped = {
  ...NOTHING,
  unit_id: 'u',
  category: 'WATER' as const,
  answers: { where: 'KITCHEN', sign: 'LEAK' },
}

test('who types nothing has said it by taps', () => {
  expect(titleOf(tapped)).toBe('Water: Kitchen, A leak')
  expect(bodyOf(tapped, { title: '  ', description: '' })).toMatchObject({
    ...{ title: 'Water: Kitchen, A leak', category: 'WATER', entry_allowed: true, call_first: true },
  })
  expect(bodyOf(tapped, { title: ' The tap ', description: '' }).title).toBe('The tap')
})

test('a morning in Lagos is three hours of that day', () => {
  const { preferred_times, entry_allowed } = bodyOf(
    { ...tapped, times: ['2026-11-24 morning'], entry: 'NO' },
    { title: '', description: '' },
  )
  expect(preferred_times).toEqual([
    { start_time: '2026-11-24T08:00:00.000Z', end_time: '2026-11-24T11:00:00.000Z' },
  ])
  expect(entry_allowed).toBe(false)
})
