import { expect, test } from 'vitest'
import { findLga, findState, resolvePlace, states } from './places.ts'

test('knows 36 states, the capital territory and 774 areas', () => {
  expect(states).toHaveLength(37)
  expect(states.flatMap((state) => state.lgas)).toHaveLength(774)
})

test.each([
  ['Lagos', 'Lagos'],
  ['lagos state', 'Lagos'],
  ['LA', 'Lagos'],
  ['NG-LA', 'Lagos'],
  ['akwa-ibom', 'Akwa Ibom'],
  ['Ọ̀ṣun', 'Osun'],
  ['FCT', 'Federal Capital Territory'],
  ['Abuja', 'Federal Capital Territory'],
])('finds the state %s as %s', (typed, name) => {
  expect(findState(typed)?.name).toBe(name)
})

test.each([
  ['Lagos', 'eti osa', 'Eti-Osa'],
  ['Lagos', 'ETI-OSA LGA', 'Eti-Osa'],
  ['FCT', 'AMAC', 'Abuja Municipal Area Council'],
  ['Abia', 'Obingwa', 'Obi Ngwa'],
])('in %s finds the area %s as %s', (state, typed, lga) => {
  expect(resolvePlace({ state, lga: typed }).lga).toBe(lga)
})

test('finds every area by its name, its slug and its other spellings, and in its own state', () => {
  for (const state of states) {
    expect(findState(state.slug)).toBe(state)
    for (const lga of state.lgas) {
      for (const spelling of [lga.name, lga.slug, ...lga.aliases]) expect(findLga(state, spelling)).toBe(lga)
    }
  }
})

test('refuses a state that is none, and an area of another state', () => {
  expect(() => resolvePlace({ state: 'Lagoss', lga: 'Ikeja' })).toThrow(
    expect.objectContaining({ code: 'UNKNOWN_STATE' }),
  )
  expect(() => resolvePlace({ state: '!!', lga: 'Ikeja' })).toThrow(
    expect.objectContaining({ code: 'UNKNOWN_STATE' }),
  )
  expect(() => resolvePlace({ state: 'Oyo', lga: 'Ikeja' })).toThrow(
    expect.objectContaining({ code: 'LGA_NOT_IN_STATE' }),
  )
})
