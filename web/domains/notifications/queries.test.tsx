import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { write } from '../../platform/browser/storage.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { contextQuery } from '../../platform/session/actor.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { latestQuery, useMarkAllRead, useMarkRead } from './queries.ts'

let answer: () => Response
const one = (id: string, isRead = false) => ({ id, isRead, title: id })
const wrapper = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const read = () => queryClient.getQueryData(latestQuery.queryKey)?.data.map((row) => row.isRead)
const unread = () => queryClient.getQueryData(contextQuery.queryKey)?.unread_count

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(toast, 'error')
  vi.stubGlobal('fetch', async () => answer())
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  queryClient.clear()
  queryClient.setQueryData(latestQuery.queryKey, { data: [one('a'), one('b'), one('c', true)] } as never)
  queryClient.setQueryData(contextQuery.queryKey, { unread_count: 2 } as never)
})

describe('reading', () => {
  it('is seen at once, before the server has answered', async () => {
    answer = () => new Response(JSON.stringify(one('a', true)))
    const { result } = renderHook(useMarkRead, { wrapper })
    act(() => result.current.mutate({ params: { id: 'a' } }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(read()).toEqual([true, false, true])
    expect(unread()).toBe(1)
  })

  it('is put back when the server refuses', async () => {
    answer = () => new Response('{"message":"no","code":"NOT_FOUND"}', { status: 404 })
    const { result } = renderHook(useMarkRead, { wrapper })
    act(() => result.current.mutate({ params: { id: 'a' } }))
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(read()).toEqual([false, false, true])
    expect(unread()).toBe(2)
    expect(toast.error).toHaveBeenCalledOnce()
  })

  it('marks all, and takes the count of the server', async () => {
    answer = () => new Response('{"marked":2,"unread_count":0}')
    const { result } = renderHook(useMarkAllRead, { wrapper })
    act(() => result.current.mutate({}))
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(read()).toEqual([true, true, true])
    expect(unread()).toBe(0)
  })
})
