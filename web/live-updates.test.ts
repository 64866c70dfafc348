import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { latestQuery } from './domains/notifications/queries.ts'
import { announce, putPayment } from './live-updates.ts'
import { watchTyped } from './platform/forms/typed.ts'
import { client, query } from './platform/http/api.ts'
import { queryClient } from './platform/http/queries.ts'
import { contextQuery } from './platform/session/actor.ts'
import { toast } from './ui/feedback/toast.tsx'

type Payment = Parameters<typeof putPayment>[0]
const payment = (id: string, status: Payment['status']) => ({ id, status, amount: 100 }) as Payment
const page = (...data: Payment[]) => ({
  data,
  pagination: { page: 1, limit: 20, total: data.length, totalPages: 1 },
})

const list = query(client.payments.listPayments, { query: { page: 1 } })
const detail = query(client.payments.getPayment, { params: { id: 'p1' } })
const stats = query(client.payments.getPaymentStats)
const isOld = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  queryClient.setQueryData(list.queryKey, page(payment('p1', 'PENDING'), payment('p2', 'PENDING')))
  queryClient.setQueryData(detail.queryKey, { ...payment('p1', 'PENDING'), settles: [] } as never)
  queryClient.setQueryData(stats.queryKey, {} as never)
  queryClient.setQueryData(latestQuery.queryKey, {} as never)
  queryClient.setQueryData(contextQuery.queryKey, {} as never)
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

describe('a payment that moved', () => {
  it('is put into every list and its detail at once', () => {
    putPayment(payment('p1', 'COMPLETED'))
    const rows = queryClient.getQueryData(list.queryKey)?.data
    expect(rows?.map((row) => row.status)).toEqual(['COMPLETED', 'PENDING'])
    expect(queryClient.getQueryData(detail.queryKey)).toMatchObject({ status: 'COMPLETED', settles: [] })
  })

  it('invalidates the sums, and nothing that has no money in it', async () => {
    putPayment(payment('p1', 'COMPLETED'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isOld(stats.queryKey)).toBe(true)
    expect(isOld(latestQuery.queryKey)).toBe(false)
    expect(isOld(contextQuery.queryKey)).toBe(false)
  })

  it('asks once for many that move together', async () => {
    const asked = vi.fn(async () => ({}) as never)
    const watched = new QueryObserver(queryClient, { ...stats, queryFn: asked })
    const off = watched.subscribe(() => {})
    for (let n = 0; n < 50; n++) putPayment(payment(`p${n}`, 'COMPLETED'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toHaveBeenCalledOnce()
    off()
  })
})

describe('news', () => {
  const news = { title: 'Rent is in', message: 'Unit 4', unread_count: 1 }
  const come = () =>
    announce({ ...news, priority: 'high', timestamp: new Date().toISOString() } as never, {} as never)

  it('speaks up, but leaves who is writing to their form', () => {
    const said = vi.spyOn(toast, 'urgent').mockReturnValue()
    let typed = true
    const off = watchTyped(() => typed)
    come()
    expect(said).not.toHaveBeenCalled()
    typed = false
    come()
    expect(said).toHaveBeenCalledOnce()
    off()
  })

  it('of a lease asks again for the home of the tenant, and not for it at other news', async () => {
    vi.spyOn(toast, 'info').mockReturnValue()
    const home = query(client.analytics.getDashboard)
    queryClient.setQueryData(home.queryKey, {} as never)
    const of = (type: string) =>
      announce(
        { ...news, type, priority: 'normal', timestamp: new Date().toISOString() } as never,
        {} as never,
      )
    of('message')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isOld(home.queryKey)).toBe(false)
    of('tenant')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isOld(home.queryKey)).toBe(true)
  })

  it('of which many come at once speaks up once, and again later', () => {
    vi.setSystemTime(Date.now() + 60_000)
    const said = vi.spyOn(toast, 'urgent').mockReturnValue()
    said.mockClear()
    for (let n = 0; n < 10; n++) come()
    expect(said).toHaveBeenCalledOnce()
    vi.setSystemTime(Date.now() + 30_000)
    come()
    expect(said).toHaveBeenCalledTimes(2)
  })
})
