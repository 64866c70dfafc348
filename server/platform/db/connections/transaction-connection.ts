import {
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { DB } from '../schema/generated.ts'

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const template = new Kysely<DB>({ dialect })

/** Serves one transaction. Queries still running after its end are refused: the client already belongs to somebody else. */
export class TransactionConnection implements ConnectionProvider {
  #connection: DatabaseConnection | null
  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }
  async provideConnection<T>(use: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (!this.#connection) throw new Error('A statement came after the end of its transaction.')
    return use(this.#connection)
  }
  end(): void {
    this.#connection = null
  }
}

export function bindTo(connection: TransactionConnection): Kysely<DB> {
  const executor = template.getExecutor().withConnectionProvider(connection)
  return new Kysely<DB>({ config: { dialect }, dialect, driver: new DummyDriver(), executor })
}
