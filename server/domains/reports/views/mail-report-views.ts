import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import { ReportAsked } from '@gida/contract/domains/reports/report'
import type { Span } from '@gida/contract/domains/reports/rules'
import { Every, nextAfter, wholeBefore } from '@gida/contract/domains/reports/view'
import { formatDay, formatPeriod, lagosDay } from '@gida/contract/shared/dates'
import { actFor } from '../../../platform/access/act-for.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { inTransaction, runBatch } from '../../../platform/jobs/batch.ts'
import { sendMail } from '../../../platform/mail/outbox.ts'
import type { Services } from '../../../platform/services.ts'
import { readReport } from '../engine/read-report.ts'

const UNREACHABLE =
  'Mail to your address comes back. Correct it in your profile, then choose again how often.'

/** Mails a link to every report whose week, month or quarter has ended. It opens after sign-in; mails never contain rows. */
export async function mailReportViews(services: Services): Promise<void> {
  const items = await services.transaction('system', (tx) =>
    tx
      .selectFrom('report_view')
      .innerJoin('users', 'users.id', 'report_view.user_id')
      .select('report_view.id')
      .where('users.status', '<>', 'INACTIVE') // resumes when the account is reactivated
      .where('every', 'is not', null)
      .where('stopped', 'is', null)
      .where('next_on', '<=', lagosDay(tx.now))
      .execute(),
  )
  await runBatch(services, {
    name: 'mail report views',
    items,
    each: inTransaction(services, (tx, { id }) => mailOne(tx, id, services.config.http.publicUrl)),
  })
}

async function mailOne(tx: Tx, id: string, publicUrl: string): Promise<boolean> {
  const view = await tx
    .selectFrom('report_view as view')
    .innerJoin('users', 'users.id', 'view.user_id')
    .select(['view.id', 'view.name', 'view.asked', 'view.user_id', 'view.every', 'view.next_on'])
    .select(['users.email', 'users.role', 'users.full_name'])
    .where('view.id', '=', id)
    .where('view.stopped', 'is', null)
    .forUpdate('view')
    .executeTakeFirst()
  const today = lagosDay(tx.now)
  if (!view?.every || !view.next_on || view.next_on > today) return false
  const every = Every.parse(view.every)
  const span = wholeBefore(every, today)
  const says = (await isReachable(tx, view.email)) ? await reportOf(tx, view, span) : UNREACHABLE
  const isStopped = typeof says === 'string'
  if (!isStopped && view.email)
    await sendMail(tx, {
      to: view.email,
      subject: `${view.name}, ${daysOf(says.isOfOneDay, span)}`,
      text: [`Hello ${view.full_name},`, says.text, linkTo(publicUrl, says.asked, span), WHY].join('\n\n'),
      key: `report-view:${id}:${span.to}`,
      ...{ class: 'receipt', kind: 'payment', user_id: view.user_id },
    })
  await tx
    .updateTable('report_view')
    .set({ next_on: nextAfter(every, today), stopped: isStopped ? says : null })
    .where('id', '=', id)
    .execute()
  return true
}

const WHY = 'You set up this mail under Reports, where you can stop it.'

async function isReachable(tx: Tx, email: string | null): Promise<boolean> {
  if (!email) return false
  const gone = await tx
    .selectFrom('suppressed_address')
    .select('address')
    .where('channel', '=', 'EMAIL')
    .where('address', '=', email)
    .executeTakeFirst()
  return !gone
}

type Owner = { user_id: string; role: Parameters<typeof readReport>[1]['role']; asked: unknown }

/** The report as its owner may see it now, or why they may not, as a message. */
async function reportOf(tx: Tx, { user_id, role, asked: kept }: Owner, span: Span) {
  const asked = ReportAsked.parse(kept)
  const who = { user_id, role }
  await actFor(tx, who)
  try {
    const report = await readReport(tx, who, { ...asked, ...span, format: 'json' })
    const of = report.estate_name ?? 'All estates'
    const { count } = report
    const rows = `${count.toLocaleString('en-NG')} ${count === 1 ? 'row' : 'rows'}.`
    const text = count === 0 ? 'Nothing to report.' : rows
    return {
      asked,
      isOfOneDay: shapeOf(asked.report).period === 'AT',
      text: `${report.title}, ${of}: ${text}`,
    }
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return error.message
    throw error
  } finally {
    await elevateToSystem(tx)
  }
}

const daysOf = (isOfOneDay: boolean, { from, to }: Span) =>
  isOfOneDay ? formatDay(to) : formatPeriod(from, to)

function linkTo(publicUrl: string, asked: ReportAsked, span: Span): string {
  const { report, where, columns, ...search } = asked
  const address = new URLSearchParams({ ...search, ...span })
  if (where) address.set('where', new URLSearchParams(where.map(({ column, is }) => [column, is])).toString())
  if (columns) address.set('columns', 'all')
  return `${publicUrl}/dashboard/reports/${report}?${address}`
}
