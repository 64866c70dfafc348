import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseEstate, chosenEstate } from '../platform/session/chosen-estate.ts'
import { useEstateStillThere } from './use-change-estate.ts'

const estates: { id: string; is_archived: boolean }[] = []
vi.mock('../platform/session/actor.ts', () => ({ useActor: () => ({ estates }) }))
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ state: { location: { search: {} } }, navigate: () => {}, invalidate: () => {} }),
}))
afterEach(() => chooseEstate(null))

test.each([
  ['is in use stays chosen', [{ id: 'palmgrove', is_archived: false }], 'palmgrove'],
  ['was archived is chosen no longer', [{ id: 'palmgrove', is_archived: true }], null],
  ['was left is chosen no longer', [], null],
])('an estate that %s', (_, there, chosen) => {
  estates.splice(0, estates.length, ...there)
  chooseEstate('palmgrove')
  renderHook(useEstateStillThere).unmount()
  expect(chosenEstate()).toBe(chosen)
})
