import { expect, test } from 'vitest'
import { StoppedEarly } from '../../platform/jobs/postpone.ts'
import { asStoppingWorker } from '../../testing/as-stopping-worker.ts'
import { importRows } from '../../testing/files/upload-import.ts'
import { expectSoundBooks } from '../../testing/money/books.ts'
import { HEADS, phone, rentRollOf } from '../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'
import { afterRun } from './jobs.ts'
import { invitePeople } from './people/invite-people.ts'
import { checkRows } from './rows/check-rows.ts'
import { runRows } from './rows/run-rows.ts'
import { undoRows } from './rows/undo-rows.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 3 })
const { row, check } = rentRollOf(world, home)
const shown = async (id: string) => (await home.manager.get(`/imports/${id}`)).json()
const stopped = (work: () => Promise<void>) => expect(asStoppingWorker(work)).rejects.toThrow(StoppedEarly)

test('a worker that is to stop leaves a run, its invitations and its undo after one part, and the next goes on', async () => {
  const rows = Array.from({ length: 120 }, (_, i) =>
    row({
      block: 'N',
      unit: `N${i}`,
      ...(i < 40 && { tenant: [`Tenant Number${i}`, phone()], owed: 1000 + i }),
    }),
  )
  const { id } = await check(rows)
  await home.manager.patch(`/imports/${id}`, { options: { send_invitations: true } })
  await home.manager.post(`/imports/${id}/run`)
  await stopped(() => runRows(world.services, id, afterRun))
  expect(await shown(id)).toMatchObject({ state: 'RUNNING', progress: { done: 100, of: 120 } })

  await runRows(world.services, id, afterRun)
  const made = { rows: 120, failed: 0, units: 120, leases: 40, people: 40, to_invite: 40 }
  expect(await shown(id)).toMatchObject({ state: 'DONE', result: made })
  await stopped(() => invitePeople(world.services, id, afterRun.invite))
  expect((await shown(id)).result.invited).toBe(25)
  await world.work()
  expect((await shown(id)).result).toMatchObject({ invited: 40, not_invited: 0 })

  await home.manager.post(`/imports/${id}/undo`)
  await stopped(() => undoRows(world.services, id))
  expect((await shown(id)).result.undone).toBe(100)
  await world.work()
  expect(await shown(id)).toMatchObject({ state: 'UNDONE', result: { undone: 120 } })
  await expectSoundBooks(world)
})

test('a check that is left off begins anew, and counts no row twice', async () => {
  const rows = Array.from({ length: 1_100 }, (_, i) => row({ block: 'C', unit: `C${i}` }))
  const { id } = await importRows(world, home.manager, [HEADS, ...rows], { estate_id: home.estate.id })
  await home.manager.post(`/imports/${id}/check`)
  await stopped(() => checkRows(world.services, id))
  expect((await shown(id)).state).toBe('CHECKING')
  await world.work()
  expect(await shown(id)).toMatchObject({ state: 'CHECKED', counts: { rows: 1_100, ready: 1_100 } })
})
