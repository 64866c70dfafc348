export type ChaosOptions = {
  seed: number
  /** Several nodes behind a balancer and a pooler, one of which is killed at a time, instead of one server that is all there is. */
  fleet?: boolean
  kills: number
  /** Beside those: while the first start makes the database. */
  killsAtBirth: number
  databaseKills: number
  /** How often the standby of the database takes over, and how often a node is cut off: in a fleet alone. */
  failovers: number
  cuts: number
  payments: number
  /** That eight people write to each other meanwhile. */
  messages: number
  /** Where everything is kept; the caller removes it. */
  folder: string
  /** Seconds for which nothing may go on at the end. */
  patience: number
  report(line: string): void
}
