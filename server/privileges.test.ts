import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Actor } from './platform/access/actor.ts'
import { asSystem } from './platform/access/as-system.ts'
import type { Tx } from './platform/db/db.ts'
import { withClient } from './platform/db/schema/provision.ts'
import { letFlat } from './testing/portfolios/let-flat.ts'
import { useWorld } from './testing/world.ts'

/** What plain SQL can do that came in with somebody's words, or past a forgotten check: no more than the person it runs for. */
const world = useWorld()

const as = <T>(who: { actor: Actor }, work: (tx: Tx) => Promise<T>) =>
  world.services.transaction(who.actor, work)
const run = (who: { actor: Actor }, statement: ReturnType<typeof sql>) =>
  as(who, (tx) => statement.execute(tx))
const REFUSED = { code: 'PERMISSION_DENIED' }

const whoActs = async (tx: Tx) =>
  (
    await sql<{
      role: string
      id: string | null
    }>`select app.actor_role() as role, app.actor_id() as id`.execute(tx)
  ).rows[0]

describe('nobody raises themselves', () => {
  test('to the server: not by the function that the server calls, with whatever word', async () => {
    const { manager } = await letFlat(world)
    for (const word of ['', 'gida', null])
      await expect(run(manager, sql`select app.act_as_system(now(), ${word})`)).rejects.toMatchObject(REFUSED)
    await expect(run(manager, sql`select app.set_actor(${manager.id})`)).rejects.toMatchObject(REFUSED)
    await expect(
      run(manager, sql`select app.say_who_acts(null, 'SYSTEM', null, now())`),
    ).rejects.toMatchObject(REFUSED)
  })

  test('to the server or to somebody else by writing the setting: without its seal nobody acts', async () => {
    const { manager, landlord } = await letFlat(world)
    const forged = [
      `${'0'.repeat(64)}||SYSTEM||2026-01-01`,
      `|${landlord.id}|LANDLORD||2026-01-01`,
      '|SYSTEM',
      'SYSTEM',
      '',
    ]
    for (const said of forged) {
      const acting = await as(manager, async (tx) => {
        await sql`select set_config('app.acting', ${said}, true)`.execute(tx)
        return whoActs(tx)
      })
      expect(acting).toEqual({ role: '', id: null })
    }
    const altered = await as(manager, async (tx) => {
      await sql`select set_config('app.acting', replace(current_setting('app.acting'), 'ESTATE_MANAGER', 'ADMIN'), true)`.execute(
        tx,
      )
      return whoActs(tx)
    })
    expect(altered).toEqual({ role: '', id: null })
  })

  test('by the seal of another transaction', async () => {
    const { manager } = await letFlat(world)
    const said = await world.services.transaction(
      'system',
      async (tx) =>
        (await sql<{ said: string }>`select current_setting('app.acting') as said`.execute(tx)).rows[0]?.said,
    )
    const acting = await as(manager, async (tx) => {
      await sql`select set_config('app.acting', ${said}, true)`.execute(tx)
      return whoActs(tx)
    })
    expect(acting).toEqual({ role: '', id: null })
  })

  test('to another person whose session they know, or past the end of their own', async () => {
    const { manager, landlord } = await letFlat(world)
    const { user_id, session_id, rights_version } = landlord.actor
    await expect(
      run(manager, sql`select app.act_as(${user_id}, ${session_id}, ${rights_version}, now(), true, '')`),
    ).rejects.toMatchObject(REFUSED)
  })

  test('reads what the wall stands on', async () => {
    const { manager } = await letFlat(world)
    await expect(run(manager, sql`select seal from app.acting_key`)).rejects.toMatchObject(REFUSED)
  })

  test('and no table beside the public ones is open to the server’s role', async () => {
    const open = await withClient(world.ownerUrl, (client) =>
      client.query(`select c.relname from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'v', 'S')
        and has_table_privilege('gida_app', c.oid, 'select, insert, update, delete')`),
    )
    expect(open.rows).toEqual([])
  })
})

describe('a step of the server’s within a person’s transaction', () => {
  test('ends with them acting again, also where several are begun at once', async () => {
    const { manager } = await letFlat(world)
    const acting = await as(manager, async (tx) => {
      const during = await Promise.all([1, 2, 3].map(() => asSystem(tx, () => whoActs(tx))))
      return { during, after: await whoActs(tx) }
    })
    expect(acting.during).toEqual(Array(3).fill({ role: 'SYSTEM', id: null }))
    expect(acting.after).toEqual({ role: 'ESTATE_MANAGER', id: manager.id })
  })
})

describe('the books', () => {
  test('take a journal from the server alone', async () => {
    const flat = await letFlat(world)
    for (const who of [flat.manager, flat.landlord, flat.tenant])
      await expect(
        run(
          who,
          sql`select app.post_journal('test:forged', ${flat.estate_id}, null, 'mine', array['bank:trust', 'commission'],
            array[100, -100], '{}', '')`,
        ),
      ).rejects.toMatchObject(REFUSED)
  })

  test('what an estate had open on a day is read by those who belong to it', async () => {
    const [flat, other] = [await letFlat(world), await letFlat(world)]
    const openOn = (who: { actor: Actor }) =>
      as(who, async (tx) => {
        const { rows } = await sql<{ charge_id: string }>`
          select charge_id from app.open_on(${flat.estate_id}, '2026-12-31')`.execute(tx)
        return rows.map((row) => row.charge_id)
      })
    expect(await openOn(flat.manager)).toEqual(flat.charge_ids)
    expect(await openOn(other.manager)).toEqual([])
  })

  test('a charge is raised, changed and erased by the server alone; who runs the unit locks it', async () => {
    const flat = await letFlat(world)
    for (const who of [flat.manager, flat.landlord]) {
      const locked = await run(
        who,
        sql`select id from charge where estate_id = ${flat.estate_id} for no key update`,
      )
      expect(locked.rows.length).toBeGreaterThan(0)
      await expect(run(who, sql`update charge set waived_amount = open_amount`)).rejects.toMatchObject(
        REFUSED,
      )
      await expect(run(who, sql`update charge set tenant_id = ${who.id}`)).rejects.toMatchObject(REFUSED)
      await expect(
        run(
          who,
          sql`insert into charge (estate_id, property_id, unit_id, landlord_id, tenant_id, transaction_type, description, amount, due_date, key)
            select estate_id, property_id, unit_id, landlord_id, tenant_id, 'RENT_PAYMENT', 'forged', 1, due_date, 'test:forged'
            from charge limit 1`,
        ),
      ).rejects.toMatchObject(REFUSED)
      expect((await run(who, sql`delete from charge`)).numAffectedRows).toBe(0n)
    }
  })
})

describe('who belongs to an estate', () => {
  test('makes nobody a manager of it who does not manage it', async () => {
    const flat = await letFlat(world)
    const join = (role: string, who: { id: string }) =>
      sql`insert into estate_association (estate_id, user_id, role) values (${flat.estate_id}, ${who.id}, ${role}::user_role)`
    await run(
      flat.manager,
      sql`update users set permissions_granted = array['users_read'] where id = ${flat.landlord.id}`,
    )
    for (const who of [flat.landlord, flat.tenant])
      await expect(run(who, join('ESTATE_MANAGER', who))).rejects.toThrow()
    await expect(run(flat.tenant, join('PROPERTY_MANAGER', flat.tenant))).rejects.toMatchObject(REFUSED)
  })
})

describe('what a row is of', () => {
  test('stays, also where a person may change the row', async () => {
    const flat = await letFlat(world)
    const other = await letFlat(world)
    const [foreign] = await withClient(
      world.ownerUrl,
      async (client) =>
        (await client.query('select property_id from unit where id = $1', [other.unit_id])).rows,
    )
    await as(flat.tenant, (tx) =>
      sql`insert into payment (reference, estate_id, property_id, unit_id, tenant_id, transaction_type, amount, tenant_name, unit_label,
          commission_rate, created_by)
        select 'GD-TEST000001', estate_id, property_id, id, ${flat.tenant.id}, 'RENT_PAYMENT', 500, 'x', 'x', 0, ${flat.tenant.id}
        from unit where id = ${flat.unit_id}`.execute(tx),
    )
    const moved: [{ actor: Actor }, ReturnType<typeof sql>][] = [
      [
        flat.landlord,
        sql`update unit set (estate_id, property_id) = (${other.estate_id}, ${foreign?.property_id}) where id = ${flat.unit_id}`,
      ],
      [flat.manager, sql`update estate set created_by = ${other.manager.id}`],
      [flat.tenant, sql`update payment set amount = 1 where reference = 'GD-TEST000001'`],
      [
        flat.manager,
        sql`update payment set tenant_id = ${flat.landlord.id} where reference = 'GD-TEST000001'`,
      ],
      [
        flat.tenant,
        sql`update users set email_verified_at = now() + interval '1 day' where id = ${flat.tenant.id}`,
      ],
    ]
    for (const [who, statement] of moved) await expect(run(who, statement)).rejects.toMatchObject(REFUSED)
    await run(flat.tenant, sql`update payment set status = 'CANCELLED' where reference = 'GD-TEST000001'`)
  })
})
