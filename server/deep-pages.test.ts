import { ROLE_PERMISSIONS, type Role } from '@gida/contract/shared/roles'
import { expect, test } from 'vitest'
import { calls, knock, mayCall, wordsOf } from './access/calls.ts'
import { signedIn } from './testing/people/people.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld()

/** Calls whose query takes a page. */
const lists = calls.filter(([, { query }]) => query && 'page' in query.shape && 'limit' in query.shape)

test('no list is paged so deep that its rows before would be counted one by one', async () => {
  const deep = { page: 1_000, limit: 100 }
  const reached: string[] = []
  for (const role of Object.keys(ROLE_PERMISSIONS) as Role[]) {
    const who = await signedIn(world, role)
    for (const [name, call] of lists) {
      if (call.access === 'public' ? role !== 'TENANT' : !mayCall(call, role)) continue
      const { status, said } = await knock(world, who, call, { params: wordsOf(who.id), query: deep })
      if (status !== 400 || !JSON.stringify(said).includes('Lists go to row 10000')) reached.push(name)
    }
  }
  expect(lists.length).toBeGreaterThan(50)
  expect([...new Set(reached)]).toEqual([])
})
