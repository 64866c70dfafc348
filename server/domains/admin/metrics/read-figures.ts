import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { Reading } from '../../../platform/metrics/metrics.ts'
import { readLedgerCheck } from '../health/get-health.ts'
import { readStandbys } from '../health/read-standbys.ts'
import { readQueue } from '../queue-state.ts'

type Row = {
  notify: number
  oldest: number | null
  payments: number
  webhooks: number
  backup: Date | null
}

/** The database figures for monitoring. One query each, since scrapes are frequent. */
export async function readFigures(tx: Tx): Promise<Reading[]> {
  const queue = await readQueue(tx)
  const ledger = await readLedgerCheck(tx)
  const { rows } = await sql<Row>`
      select pg_notification_queue_usage() as notify,
        (select extract(epoch from clock_timestamp() - min(xact_start))::float8 from pg_stat_activity
          where pid <> pg_backend_pid() and datname = current_database()) as oldest,
        (select count(*) from payment
          where next_check_at is not null and status = 'PENDING' and created_at < ${tx.now}::timestamptz - interval '5 minutes') as payments,
        (select count(*) from provider_event where handled_at is null) as webhooks,
        (select (value #>> '{}')::timestamptz from setting where key = 'last_backup_at') as backup`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Error('The figures of the database answered nothing.')
  const since = (at: Date) => (tx.now.getTime() - at.getTime()) / 1000
  const readings: Reading[] = [
    { metric: 'gida_jobs_waiting', value: queue.waiting },
    { metric: 'gida_jobs_failing', value: queue.failing },
    { metric: 'gida_oldest_job_seconds', value: queue.oldest_seconds },
    { metric: 'gida_notify_queue_ratio', value: row.notify },
    { metric: 'gida_oldest_transaction_seconds', value: row.oldest ?? 0 },
    { metric: 'gida_payments_open', value: row.payments },
    { metric: 'gida_webhooks_unhandled', value: row.webhooks },
  ]
  for (const { name: standby, bytes, seconds } of await readStandbys(tx)) {
    readings.push({ metric: 'gida_standby_lag_bytes', labels: { standby }, value: bytes })
    readings.push({ metric: 'gida_standby_lag_seconds', labels: { standby }, value: seconds })
  }
  if (row.backup) readings.push({ metric: 'gida_backup_age_seconds', value: since(row.backup) })
  if (ledger?.checked_at) {
    readings.push({ metric: 'gida_ledger_faults', value: ledger.faults })
    readings.push({ metric: 'gida_ledger_age_seconds', value: since(new Date(ledger.checked_at)) })
  }
  return readings
}
