import { afterEach, expect, test } from 'vitest'
import { readPreferences, writePreference } from '../browser/storage.ts'
import { chooseEstate, chosenEstate } from './chosen-estate.ts'
import { endSession } from './session.ts'

afterEach(() => chooseEstate(null))

test('a tab goes on with its estate when another is chosen in another tab, and a new one begins with the last', () => {
  chooseEstate('palmgrove')
  writePreference('estate', 'maitama') // by another tab
  expect(chosenEstate()).toBe('palmgrove')
  chooseEstate('palmgrove-2')
  expect(readPreferences().estate).toBe('palmgrove-2')
})

test('the end of a session leaves none chosen, for the next person either', () => {
  chooseEstate('palmgrove')
  writePreference('estate', 'maitama')
  endSession('signed_out')
  expect([chosenEstate(), readPreferences().estate]).toEqual([null, null])
})
