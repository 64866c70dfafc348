import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedIn } from '../../testing/people/people.ts'
import { useWorld } from '../../testing/world.ts'
import type { Tx } from '../db/db.ts'
import { withSavepoint } from '../db/savepoint.ts'
import { lastSeq, readEvents, sendLive, sendLiveAsRead } from './live.ts'

const world = useWorld()
const asSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const someEvent = () => ({ type: 'setup_updated', data: { estate_id: randomUUID() } }) as const
const heardBy = async (user_id: string) =>
  (await asSystem((tx) => readEvents(tx, user_id, 0, 20))).map(({ data }) => data)

test('two who tell the same people in another order do not wait for each other', async () => {
  const [ada, obi] = [(await signedIn(world, 'LANDLORD')).id, (await signedIn(world, 'TENANT')).id]
  let waiting = 2
  let both = () => {}
  const met = new Promise<void>((done) => {
    both = done
  })
  const tell = (first: string, second: string) =>
    asSystem(async (tx) => {
      sendLive(tx, first, someEvent())
      await tx.selectFrom('users').select('id').where('id', '=', first).execute()
      if (--waiting === 0) both()
      await met
      sendLive(tx, second, someEvent())
    })
  await Promise.all([tell(ada, obi), tell(obi, ada)])
  expect(await asSystem(async (tx) => [await lastSeq(tx, ada), await lastSeq(tx, obi)])).toEqual([2, 2])
})

test('what is read for an event is read last, in its turn', async () => {
  const { id } = await signedIn(world, 'TENANT')
  const name = () =>
    asSystem(async (tx) => {
      sendLiveAsRead(tx, [id], async () => {
        const { full_name } = await tx
          .selectFrom('users')
          .select('full_name')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        return [{ user_id: id, event: { type: 'role_changed', data: { role: full_name } } }]
      })
      await tx.updateTable('users').set({ full_name: 'Ngozi Later' }).where('id', '=', id).execute()
    })
  await name()
  expect(await heardBy(id)).toEqual([{ role: 'Ngozi Later' }])
})

test('what a part of a transaction had to tell is not told when that part is taken back', async () => {
  const { id } = await signedIn(world, 'TENANT')
  const [kept, dropped] = [someEvent(), someEvent()]
  await asSystem(async (tx) => {
    sendLive(tx, id, kept)
    await withSavepoint(tx, async () => {
      sendLive(tx, id, dropped)
      throw new Error('taken back')
    }).catch(() => {})
  })
  expect(await heardBy(id)).toEqual([kept.data])
})

test('an event has the time of its writing, not that at which its transaction began', async () => {
  const { id } = await signedIn(world, 'TENANT')
  const began = await asSystem(async (tx) => {
    sendLive(tx, id, someEvent())
    return tx.now
  })
  const later = await asSystem((tx) =>
    tx
      .selectFrom('live_event')
      .select('seq')
      .where('user_id', '=', id)
      .where('created_at', '>', began)
      .execute(),
  )
  expect(later).toHaveLength(1)
})
