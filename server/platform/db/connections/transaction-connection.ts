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

/** Whether a statement was refused because an earlier one of its transaction had failed. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25P02'

/** Serves one transaction. Queries still running after its end are refused: the client already belongs to somebody else. */
export class TransactionConnection implements ConnectionProvider {
  #connection: DatabaseConnection | null
  /** The latest failure of a statement. */
  #fault: unknown
  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }
  async provideConnection<T>(use: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (!this.#connection) throw new Error('A statement came after the end of its transaction.')
    return use(this.#connection).catch((error: unknown) => {
      // Statements sent after one that failed fail too, and may be waited for first: the cause is told, so that a deadlock is retried.
      if (!isAborted(error)) this.#fault = error
      throw this.#fault ?? error
    })
  }
  end(): void {
    this.#connection = null
  }
}

export function bindTo(connection: TransactionConnection): Kysely<DB> {
  const executor = template.getExecutor().withConnectionProvider(connection)
  return new Kysely<DB>({ config: { dialect }, dialect, driver: new DummyDriver(), executor })
}
