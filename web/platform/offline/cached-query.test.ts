import { QueryObserver } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../http/errors.ts'
import { queryClient } from '../http/queries.ts'
import { showKnown, withCachedAnswer } from './cached-query.ts'
import { useKnownSince } from './known-since.ts'
import { type CachedAnswer, dropAnswer, keepAnswer, readAnswer } from './sealed-answers.ts'

vi.mock('./sealed-answers.ts')
const KEY = ['receipts', 'listReceipts', {}]
const MORNING = Date.parse('2026-11-25T08:00:00Z')
const unanswered = async () => {
  throw new ApiError('no network', { status: 0, code: 'NETWORK_ERROR' })
}
const lies = (answer: unknown) =>
  vi
    .mocked(readAnswer)
    .mockResolvedValue(answer === null ? null : ({ answer, at: MORNING } satisfies CachedAnswer))

/** A screen shows it, until it is left. */
const onScreen = () => new QueryObserver(queryClient, { queryKey: KEY, enabled: false }).subscribe(() => {})

/** What the banner reads. */
function since(): number | null {
  let read: number | null = null
  const Reader = () => {
    read = useKnownSince()
    return null
  }
  render(createElement(Reader)).unmount()
  return read
}

beforeEach(async () => {
  vi.clearAllMocks()
  queryClient.clear()
  lies(null)
  await withCachedAnswer(KEY, async () => 'now')
  vi.clearAllMocks()
  queryClient.clear()
})

test('an answer is kept, and nothing is said to be old', async () => {
  expect(await withCachedAnswer(KEY, async () => ['one'])).toEqual(['one'])
  await expect.poll(() => keepAnswer).toHaveBeenCalledWith(JSON.stringify(KEY), ['one'])
  expect(since()).toBeNull()
})

test('where no answer comes what is known stands there, and since when; an answer ends that', async () => {
  const leave = onScreen()
  lies(['before'])
  expect(await withCachedAnswer(KEY, unanswered)).toEqual(['before'])
  expect(since()).toBe(MORNING)
  await withCachedAnswer(KEY, async () => ['after'])
  expect(since()).toBeNull()
  leave()
})

test('nothing is said to be old once the screen that showed it is left', async () => {
  const leave = onScreen()
  lies(['before'])
  await withCachedAnswer(KEY, unanswered)
  leave()
  expect(since()).toBeNull()
  const leaveAgain = onScreen()
  expect(since()).toBe(MORNING)
  leaveAgain()
})

test('where nothing is known the failure is told', async () => {
  await expect(withCachedAnswer(KEY, unanswered)).rejects.toThrow('no network')
  expect(since()).toBeNull()
})

test('what is known is on the screen before the answer, with its own time, and never in place of something newer', async () => {
  lies(['before'])
  await showKnown(KEY)
  expect(queryClient.getQueryData(KEY)).toEqual(['before'])
  expect(queryClient.getQueryState(KEY)).toMatchObject({ dataUpdatedAt: MORNING, isInvalidated: true })
  queryClient.setQueryData(KEY, ['newer'])
  await showKnown(KEY)
  expect(queryClient.getQueryData(KEY)).toEqual(['newer'])
})

test('what is not theirs to see any more is gone, from the store and from the screen', async () => {
  lies(['before'])
  await showKnown(KEY)
  const refused = async () => {
    throw new ApiError('not found', { status: 404, code: 'NOT_FOUND' })
  }
  await expect(withCachedAnswer(KEY, refused)).rejects.toThrow('not found')
  expect(dropAnswer).toHaveBeenCalledWith(JSON.stringify(KEY))
  expect(queryClient.getQueryData(KEY)).toBeUndefined()
})
