import { expect, test } from 'vitest'
import { withClient } from './platform/db/provision.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld()

/** A row-level trigger fires before the statement's own, and so before `a_hold` has taken the estate that all others take first. */
test('what is kept of payments and charges is touched after their estate is held', async () => {
  const early = await withClient(world.ownerUrl, (owner) =>
    owner.query<{ name: string }>(`
      select tgrelid::regclass || '.' || tgname as name from pg_trigger
      where tgrelid in (select tgrelid from pg_trigger where tgname = 'a_hold') and not tgisinternal
        and tgtype & 1 = 1 and tgtype & 2 = 0 and tgfoid <> 'app.lay_change_aside'::regproc`),
  )
  expect(early.rows).toEqual([])
})
