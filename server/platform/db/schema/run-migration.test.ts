import type pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { useWorld } from '../../../testing/world.ts'
import { sha256Hex } from '../../sha256.ts'
import { lockForSession } from '../locks.ts'
import { withClient } from './provision.ts'
import { runMigration } from './run-migration.ts'

const world = useWorld()
const PATIENCE = { lockMs: 40, statementMs: 400, tries: 200, pauseMs: 20 }

beforeEach(() =>
  withClient(world.ownerUrl, (client) =>
    client.query(`drop table if exists busy; create table busy (id int); insert into busy values (1);
      delete from schema_migration where name = '9999_try.sql'`),
  ),
)

const asMigration = (sql: string) => ({ name: '9999_try.sql', sql, sha256: sha256Hex(sql) })
const widen = asMigration('alter table busy add column name text')

/** Two connections, one with an open transaction that has read the table. */
const besideReader = (act: (client: pg.Client, reader: pg.Client) => Promise<void>) =>
  withClient(world.ownerUrl, (reader) =>
    withClient(world.ownerUrl, async (client) => {
      await reader.query('begin; select from busy')
      await act(client, reader)
    }),
  )
const columns = async (client: pg.Client) =>
  (await client.query(`select attname from pg_attribute where attrelid = 'busy'::regclass and attnum > 0`))
    .rowCount

test('a table in use is waited for in short turns, between which others go on', () =>
  besideReader(async (client, reader) => {
    const running = runMigration(client, widen, PATIENCE)
    await withClient(world.ownerUrl, async (other) => {
      for (let read = 0; read < 5; read++) {
        await other.query(`set statement_timeout = '5s'`)
        expect((await other.query('select from busy')).rowCount).toBe(1)
      }
    })
    await reader.query('commit')
    await running
    expect(await columns(client)).toBe(2)
  }))

test('where it never comes free, nothing is changed and it is said what to do', () =>
  besideReader(async (client) => {
    const running = runMigration(client, widen, { ...PATIENCE, tries: 2 })
    await expect(running).rejects.toThrow(/9999_try\.sql changes a table that is in use.*pg_stat_activity/)
    expect(await columns(client)).toBe(1)
  }))

test.each([
  ['half way', 'alter table busy add column name text; select 1 / 0', /division by zero/],
  ['because it takes too long', 'alter table busy add column name text; select pg_sleep(9)', /timeout/],
])('one that fails %s leaves nothing behind and is not tried again', (_how, sql, said) =>
  withClient(world.ownerUrl, async (client) => {
    await expect(runMigration(client, asMigration(sql), PATIENCE)).rejects.toThrow(said)
    expect(await columns(client)).toBe(1)
    const noted = await client.query(`select from schema_migration where name = '9999_try.sql'`)
    expect(noted.rowCount).toBe(0)
  }),
)

const build = asMigration(`-- Outside a transaction, while others write.
  drop index concurrently if exists busy_id;
  create unique index concurrently busy_id on busy (id);
`)
const indexes = async (client: pg.Client) =>
  (await client.query(`select indisvalid as valid from pg_index where indrelid = 'busy'::regclass`)).rows

test('an index is made while others write, and waits for who began before it', () =>
  withClient(world.ownerUrl, (writer) =>
    withClient(world.ownerUrl, async (client) => {
      await writer.query('begin; insert into busy values (2)')
      const running = runMigration(client, build, PATIENCE)
      await vi.waitUntil(async () => (await indexes(writer)).length === 1)
      await withClient(world.ownerUrl, (other) => other.query('insert into busy values (3)'))
      await writer.query('commit')
      await running
      expect(await indexes(client)).toEqual([{ valid: true }])
    }),
  ))

test('nodes that start meanwhile do not keep an index from being made', () =>
  withClient(world.ownerUrl, (writer) =>
    withClient(world.ownerUrl, (late) =>
      withClient(world.ownerUrl, async (client) => {
        await lockForSession(client, 'migrations')
        await writer.query('begin; insert into busy values (2)')
        const running = runMigration(client, build, PATIENCE)
        await vi.waitUntil(async () => (await indexes(writer)).length === 1)
        const waiting = lockForSession(late, 'migrations')
        await writer.query('commit')
        await running
        await client.query('select pg_advisory_unlock_all()')
        await waiting
      }),
    ),
  ))

test('an index that could not be made is made anew when it is tried again', () =>
  withClient(world.ownerUrl, async (client) => {
    await client.query('insert into busy values (1)')
    await expect(runMigration(client, build, PATIENCE)).rejects.toThrow(
      /9999_try\.sql stopped half way.*could not create/,
    )
    expect(await indexes(client)).toEqual([{ valid: false }])
    await client.query('truncate busy')
    await runMigration(client, build, PATIENCE)
    expect(await indexes(client)).toEqual([{ valid: true }])
  }))
