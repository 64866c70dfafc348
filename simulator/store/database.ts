import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { schema } from './schema.ts'
import { moneyOutTables } from './schema-money-out.ts'
import { laterColumns, payerTables } from './schema-payers.ts'
import { splitTables } from './schema-splits.ts'

export type Value = SQLInputValue

const beyond32Bits = 2 ** 32 // on purpose: whoever keeps an id as a 32-bit number finds out here
const apart = 100_000_000
const tablesWithLargeIds = [
  'customers',
  'authorizations',
  'subaccounts',
  'transactions',
  'settlements',
  'refunds',
  'disputes',
  'recipients',
  'transfers',
  'dedicated_accounts',
  'splits',
  'plans',
  'subscriptions',
]

/** SQLite with its statements prepared once. Calls are synchronous, so a command is never half done. */
export class Database {
  readonly #sqlite: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(file: string) {
    this.#sqlite = new DatabaseSync(file)
    this.#sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on')
    for (const tables of [schema, payerTables, moneyOutTables, splitTables]) this.#sqlite.exec(tables)
    for (const column of laterColumns) this.#grow(...column)
  }

  get<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined
  }

  all<Row>(sql: string, ...values: Value[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[]
  }

  run(sql: string, ...values: Value[]) {
    this.#prepare(sql).run(...values)
  }

  /** Inserts the fields as named and answers with the new id. */
  insert(table: string, fields: Record<string, Value>): number {
    const names = Object.keys(fields)
    const sql = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`
    return Number(this.#prepare(sql).run(...Object.values(fields)).lastInsertRowid)
  }

  update(table: string, id: number, fields: Record<string, Value>) {
    const changes = Object.keys(fields).map((name) => `${name} = ?`)
    this.run(`update ${table} set ${changes.join(', ')} where id = ?`, ...Object.values(fields), id)
  }

  /** All or nothing. One inside another joins it. */
  transaction<Result>(work: () => Result): Result {
    if (this.#sqlite.isTransaction) return work()
    this.#sqlite.exec('begin immediate')
    try {
      const result = work()
      this.#sqlite.exec('commit')
      return result
    } catch (error) {
      this.#sqlite.exec('rollback')
      throw error
    }
  }

  close() {
    this.#sqlite.close()
  }

  #grow(table: string, column: string, definition: string) {
    const known = this.all<{ name: string }>(`select name from pragma_table_info('${table}')`)
    if (known.some(({ name }) => name === column)) return
    this.#sqlite.exec(`alter table ${table} add column ${column} ${definition}`)
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#sqlite.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

/** Opens the data folder, or memory for `:memory:`. A wiped folder starts at later ids, so none comes twice. */
export function openDatabase(folder: string, now: number): Database {
  if (folder !== ':memory:') mkdirSync(folder, { recursive: true })
  const db = new Database(folder === ':memory:' ? folder : join(folder, 'simulator.sqlite'))
  const firstId = beyond32Bits + Math.floor(now / 1000)
  db.transaction(() => {
    tablesWithLargeIds.forEach((table, index) => {
      startIdsAt(db, table, firstId + index * apart) // the id of one thing is never that of another
    })
    startIdsAt(db, 'businesses', 512_076)
  })
  return db
}

function startIdsAt(db: Database, table: string, first: number) {
  db.run(
    'insert into sqlite_sequence (name, seq) select ?, ? where not exists (select 1 from sqlite_sequence where name = ?)',
    table,
    first,
    table,
  )
}
