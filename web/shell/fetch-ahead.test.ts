import type { AnyRouter } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { client } from '../platform/http/api.ts'
import { queryClient } from '../platform/http/queries.ts'
import { contextQuery } from '../platform/session/actor.ts'
import { fetchAhead } from './fetch-ahead.ts'

const keepReceiptPaper = vi.hoisted(() => vi.fn(async (_id: string) => {}))
const cachePayers = vi.hoisted(() => vi.fn(async () => {}))
const fetchViewOf = vi.hoisted(() => vi.fn(async (_role: string) => {}))
vi.mock('../domains/payments/index.ts', () => ({ cachePayers, keepReceiptPaper }))
vi.mock('../domains/analytics/index.ts', () => ({ fetchViewOf }))

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(contextQuery.queryKey, { user: { role: 'TENANT' }, permissions: [] } as never)
})

/** As the router does it: a screen is there with its code, and its list comes when the line gives it. */
function routerOnSlowLine(lists: Record<string, readonly string[]>) {
  const opened: string[] = []
  const preloadRoute = async ({ to, params }: { to: string; params?: { id?: string } }) => {
    opened.push(to.replace('$id', params?.id ?? ''))
    const list = lists[to]
    if (!list) return
    const slow = new Promise((come) => setTimeout(() => come({ data: [{ id: 'one' }, { id: 'two' }] }), 30))
    void queryClient.prefetchQuery({ queryKey: [...list, {}], queryFn: () => slow })
  }
  return { opened, router: { preloadRoute } as unknown as AnyRouter }
}

test('what stands in a list that comes late is fetched too, with its papers', async () => {
  const { opened, router } = routerOnSlowLine({
    '/dashboard/payments/receipts': client.receipts.listReceipts.key,
  })
  await fetchAhead(router)
  expect(opened).toEqual(expect.arrayContaining(['/dashboard/receipts/one', '/dashboard/receipts/two']))
  expect(keepReceiptPaper.mock.calls).toEqual([['one'], ['two']])
})

test('what a role sees first is fetched for who began elsewhere, and where it does not come the rest is', async () => {
  const { opened, router } = routerOnSlowLine({})
  fetchViewOf.mockRejectedValueOnce(new Error('no line'))
  await fetchAhead(router)
  expect(fetchViewOf).toHaveBeenCalledWith('TENANT')
  expect(opened).toContain('/dashboard/payments/receipts')
})

test('whoever takes cash finds who pays it also where there is no network', async () => {
  const { opened, router } = routerOnSlowLine({})
  const actor = { user: { role: 'PROPERTY_MANAGER' }, permissions: ['payments_write'] }
  queryClient.setQueryData(contextQuery.queryKey, actor as never)
  await fetchAhead(router)
  expect(opened).toContain('/dashboard/payments/record')
  expect(cachePayers).toHaveBeenCalledOnce()
})

test('a list that does not come keeps nothing else back', async () => {
  const { opened, router } = routerOnSlowLine({
    '/dashboard/messages': client.conversations.listConversations.key,
  })
  const preload = router.preloadRoute
  router.preloadRoute = ((at: { to: string }) =>
    at.to === '/dashboard/payments/charges'
      ? Promise.reject(new Error('no line'))
      : preload(at as never)) as never
  await fetchAhead(router)
  expect(opened).toEqual(expect.arrayContaining(['/dashboard/payments/receipts', '/dashboard/messages/one']))
})
