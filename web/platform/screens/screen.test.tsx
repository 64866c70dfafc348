import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerWith, askedFor, page } from '../../testing.tsx'
import { write } from '../browser/storage.ts'
import { client, query } from '../http/api.ts'
import { queryClient } from '../http/queries.ts'
import { contextQuery } from '../session/actor.ts'
import { frameRoute, guardWith, rootRoute, screen, signedInRoute } from './screen.ts'

const never = () => new Promise<never>(() => {})
const leaseScreen = screen('/leases/$id', {
  title: 'Lease',
  permission: 'leases_read',
  load: ({ params }) => [query(client.leases.getLease, { params })],
  page: never,
})
const leasesScreen = screen('/leases', {
  title: 'Leases',
  search: ({ page }) => ({ page: Number(page) }),
  load: ({ search }) => [query(client.leases.listLeases, { query: search })],
  page: never,
})

const routeTree = rootRoute.addChildren([
  signedInRoute.addChildren([frameRoute.addChildren([leaseScreen, leasesScreen])]),
])
const LEASE = '/leases/01900000-0000-7000-8000-000000000007'
const LEASE_CALL = `GET ${LEASE}`
const open = (address: string) => {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  void router.load()
  return router
}
const signIn = () =>
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'u' })

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  guardWith(async () => {})
  answerWith({ [LEASE_CALL]: {}, 'GET /leases': page([]) })
})

describe('the data of a screen', () => {
  test('is asked for before its code has arrived, and before it is known who asks', async () => {
    signIn()
    guardWith(never)
    open(LEASE)
    await expect.poll(() => askedFor(LEASE_CALL)).toHaveLength(1)
  })

  test('follows the address, as the page reads it', async () => {
    signIn()
    open('/leases?page=3')
    await expect.poll(() => askedFor('GET /leases').map((call) => call.query)).toEqual([{ page: '3' }])
  })

  test('is asked for when somebody points at a link, and no second time when they follow it', async () => {
    signIn()
    const entered: string[] = []
    guardWith(async ({ address }) => void entered.push(address))
    const router = open('/leases?page=1')
    await expect.poll(() => askedFor('GET /leases')).toHaveLength(1)
    void router.preloadRoute({ to: LEASE as never })
    await expect.poll(() => askedFor(LEASE_CALL)).toHaveLength(1)
    void router.navigate({ to: LEASE as never })
    await expect.poll(() => entered).toEqual(['/leases?page=1', LEASE, LEASE])
    expect(askedFor(LEASE_CALL)).toHaveLength(1)
  })

  test('is not asked for by what is no id', async () => {
    signIn()
    const entered = new Promise<void>((done) => guardWith(async () => done()))
    open('/leases/nothing')
    await entered
    expect(queryClient.isFetching({ queryKey: client.leases.getLease.key })).toBe(0)
  })

  test('is not asked for by who is signed out', async () => {
    const entered = new Promise<void>((done) => guardWith(async () => done()))
    open(LEASE)
    await entered
    expect(queryClient.isFetching({ queryKey: client.leases.getLease.key })).toBe(0)
  })

  test('is not asked for by who may not see it', async () => {
    signIn()
    queryClient.setQueryData(contextQuery.queryKey, { user: { role: 'TENANT' }, permissions: [] } as never)
    const entered = new Promise<void>((done) => guardWith(async () => done()))
    open(LEASE)
    await entered
    expect(queryClient.isFetching({ queryKey: client.leases.getLease.key })).toBe(0)
  })
})
