export type ChaosOptions = {
  seed: number
  /** Several nodes behind a balancer and PgBouncer, killed one at a time, instead of a single server. */
  fleet?: boolean
  kills: number
  /** Additional kills while the first start creates the database. */
  killsAtBirth: number
  databaseKills: number
  /** Number of database failovers and of node partitions; fleet only. */
  failovers: number
  cuts: number
  payments: number
  /** Messages that eight people write meanwhile. */
  messages: number
  /** Working folder; removed by the caller. */
  folder: string
  /** Seconds without progress at the end before it gives up. */
  patience: number
  report(line: string): void
}
