type Declared = { type: 'histogram' | 'counter' | 'gauge'; help: string; labels?: readonly string[] }

/** Every metric on `/metrics`. Labels are names from the code and of standbys, never of people or things. Units are seconds and bytes. */
export const METRICS = {
  gida_call_seconds: {
    type: 'histogram',
    help: 'How long calls of the contract took, by name and class of status.',
    labels: ['call', 'status'],
  },
  gida_job_seconds: {
    type: 'histogram',
    help: 'How long jobs ran, by name and outcome.',
    labels: ['job', 'outcome'],
  },
  gida_provider_seconds: {
    type: 'histogram',
    help: 'How long the payment provider took, by kind of call and outcome.',
    labels: ['kind', 'outcome'],
  },
  gida_live_seconds: {
    type: 'histogram',
    help: 'Delay of live events from the write to an open socket, by how they were noticed: notification or polling.',
    labels: ['by'],
  },
  gida_error_reports_total: {
    type: 'counter',
    help: 'Error reports: sent, dropped by the rate limit, or failed because the receiver did not answer.',
    labels: ['outcome'],
  },
  gida_spans_total: {
    type: 'counter',
    help: 'Trace spans: exported, or dropped because the collector did not answer in time.',
    labels: ['outcome'],
  },
  gida_sockets_open: { type: 'gauge', help: 'Live sockets of this process.' },
  gida_event_loop_p99_seconds: {
    type: 'gauge',
    help: '99th percentile of event loop delay since the last scrape.',
  },
  gida_heap_bytes: { type: 'gauge', help: 'Heap in use.' },
  gida_memory_bytes: { type: 'gauge', help: 'Memory of the process.' },
  gida_pool_connections: { type: 'gauge', help: 'Connections of the pool, by state.', labels: ['state'] },
  gida_pool_waiting: { type: 'gauge', help: 'Transactions waiting for a connection.' },
  gida_disk_free_bytes: { type: 'gauge', help: 'Free space on the disk of the data folder.' },
  gida_disk_size_bytes: { type: 'gauge', help: 'Size of the disk of the data folder.' },
  gida_database_up: { type: 'gauge', help: '1 if the database answered during this scrape.' },
  gida_notify_queue_ratio: {
    type: 'gauge',
    help: 'How full the NOTIFY queue of PostgreSQL is, from 0 to 1.',
  },
  gida_oldest_transaction_seconds: {
    type: 'gauge',
    help: 'Age of the oldest open transaction of the server’s own role.',
  },
  gida_standby_lag_bytes: {
    type: 'gauge',
    help: 'WAL that a standby has not replayed; absent without a standby.',
    labels: ['standby'],
  },
  gida_standby_lag_seconds: {
    type: 'gauge',
    help: 'Replay delay of a standby; absent without a standby.',
    labels: ['standby'],
  },
  gida_jobs_waiting: { type: 'gauge', help: 'Jobs that are due and not started.' },
  gida_jobs_failing: { type: 'gauge', help: 'Jobs that failed and will be retried.' },
  gida_oldest_job_seconds: { type: 'gauge', help: 'How long the oldest waiting job has been due.' },
  gida_payments_open: {
    type: 'gauge',
    help: 'Payments initiated over 5 minutes ago whose outcome is unknown.',
  },
  gida_webhooks_unhandled: { type: 'gauge', help: 'Provider events not yet handled.' },
  gida_ledger_faults: { type: 'gauge', help: 'Faults found by the last ledger check.' },
  gida_ledger_age_seconds: { type: 'gauge', help: 'Time since the last ledger check ended.' },
  gida_backup_age_seconds: { type: 'gauge', help: 'Time since the last backup; absent before the first.' },
  gida_backup_sent_age_seconds: {
    type: 'gauge',
    help: 'Time since all backups were uploaded to their bucket, or since the start; absent without a bucket.',
  },
} as const satisfies Record<string, Declared>

export type Metric = keyof typeof METRICS
type OfType<T extends Declared['type']> = {
  [M in Metric]: (typeof METRICS)[M]['type'] extends T ? M : never
}[Metric]
export type Histogram = OfType<'histogram'>
export type Counter = OfType<'counter'>
export type Gauge = OfType<'gauge'>
