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
    help: 'How long live events took from their writing to an open socket, told by a notice or found by a look.',
    labels: ['by'],
  },
  gida_error_reports_total: {
    type: 'counter',
    help: 'Reports of faults: sent, over the limit, or failed since their receiver was away.',
    labels: ['outcome'],
  },
  gida_spans_total: {
    type: 'counter',
    help: 'Spans of traces: exported, or dropped since the collector was away or slow.',
    labels: ['outcome'],
  },
  gida_sockets_open: { type: 'gauge', help: 'Live sockets of this process.' },
  gida_event_loop_p99_seconds: {
    type: 'gauge',
    help: 'How late the event loop was for 99 of 100 turns since the last scrape.',
  },
  gida_heap_bytes: { type: 'gauge', help: 'Heap in use.' },
  gida_memory_bytes: { type: 'gauge', help: 'Memory of the process.' },
  gida_pool_connections: { type: 'gauge', help: 'Connections of the pool, by state.', labels: ['state'] },
  gida_pool_waiting: { type: 'gauge', help: 'Transactions that wait for a connection.' },
  gida_disk_free_bytes: { type: 'gauge', help: 'Room left where the data folder is.' },
  gida_disk_size_bytes: { type: 'gauge', help: 'Size of the disk where the data folder is.' },
  gida_database_up: { type: 'gauge', help: '1 where the database answered this scrape.' },
  gida_notify_queue_ratio: { type: 'gauge', help: 'How full the queue of notices is, 0 to 1.' },
  gida_oldest_transaction_seconds: {
    type: 'gauge',
    help: 'Age of the oldest open transaction of the server’s own role.',
  },
  gida_standby_lag_bytes: {
    type: 'gauge',
    help: 'Log that a standby has not replayed; absent where none follows.',
    labels: ['standby'],
  },
  gida_standby_lag_seconds: {
    type: 'gauge',
    help: 'How long a standby took to replay what it replayed last; absent where none follows.',
    labels: ['standby'],
  },
  gida_jobs_waiting: { type: 'gauge', help: 'Jobs that are due and not begun.' },
  gida_jobs_failing: { type: 'gauge', help: 'Jobs that failed and will be tried again.' },
  gida_oldest_job_seconds: { type: 'gauge', help: 'How long the oldest waiting job has been due.' },
  gida_payments_open: { type: 'gauge', help: 'Payments begun over 5 minutes ago whose end is not known.' },
  gida_webhooks_unhandled: { type: 'gauge', help: 'Events of the provider that are not yet handled.' },
  gida_ledger_faults: { type: 'gauge', help: 'Faults that the last check of the books found.' },
  gida_ledger_age_seconds: { type: 'gauge', help: 'Since the last check of the books ended.' },
  gida_backup_age_seconds: { type: 'gauge', help: 'Since the last backup; absent where there was none.' },
  gida_backup_sent_age_seconds: {
    type: 'gauge',
    help: 'Since all that there was of backups lay in the bucket for them, or since the start; absent without one.',
  },
} as const satisfies Record<string, Declared>

export type Metric = keyof typeof METRICS
type OfType<T extends Declared['type']> = {
  [M in Metric]: (typeof METRICS)[M]['type'] extends T ? M : never
}[Metric]
export type Histogram = OfType<'histogram'>
export type Counter = OfType<'counter'>
export type Gauge = OfType<'gauge'>
