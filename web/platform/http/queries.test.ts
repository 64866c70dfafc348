import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from './queries.ts'

/** A thing on the server, and answers that are held back until they are let go. */
let stored = 0
let held: (() => void)[] = []
const thing = {
  queryKey: ['things'],
  queryFn: async () => {
    const read = stored
    await new Promise<void>((answer) => held.push(answer))
    return read
  },
}
const change = () => {
  stored++
  return queryClient.invalidateQueries({ queryKey: ['things'] })
}
async function answer(): Promise<void> {
  for (const one of held.splice(0)) one()
  await new Promise((later) => setTimeout(later))
}
const known = () => queryClient.getQueryData(thing.queryKey)

beforeEach(() => {
  queryClient.clear()
  stored = 1
  held = []
})

describe('a change while the first answer is under way', () => {
  it('is asked for again by the screen that waits for it', async () => {
    const off = new QueryObserver(queryClient, thing).subscribe(() => {})
    void change()
    await answer()
    expect(known()).toBe(1)
    await answer()
    expect(known()).toBe(2)
    off()
  })

  it('is asked for again once, however many changes there were', async () => {
    const off = new QueryObserver(queryClient, thing).subscribe(() => {})
    for (let n = 0; n < 20; n++) void change()
    await answer()
    expect(held).toHaveLength(1)
    await answer()
    expect(known()).toBe(21)
    expect(held).toHaveLength(0)
    off()
  })

  it('is seen by a screen that opens after what was fetched for it ahead', async () => {
    void queryClient.prefetchQuery(thing)
    void change()
    await answer()
    const off = new QueryObserver(queryClient, { ...thing, staleTime: 60_000 }).subscribe(() => {})
    await answer()
    expect(known()).toBe(2)
    off()
  })
})

it('a change while a newer answer is under way is not asked for twice', async () => {
  queryClient.setQueryData(thing.queryKey, 0)
  const off = new QueryObserver(queryClient, thing).subscribe(() => {})
  void change()
  await answer()
  expect(known()).toBe(2)
  expect(held).toHaveLength(0)
  off()
})
