import type { Every, ReportView } from '@gida/contract/domains/reports/view'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { reportPages } from '#words/report-pages'
import { useSend } from '../../../platform/forms/use-send.ts'
import { formatDay } from '../../../platform/screens/format.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { reportViewsQuery, useDeleteReportView, useUpdateReportView } from '../queries.ts'
import { searchOf } from '../where.ts'

const words = reportPages.kept
const EVERY = ['WEEK', 'MONTH', 'QUARTER'] as const satisfies readonly Every[]

/** Saved reports, own and shared ones; own ones can be e-mailed on a schedule. */
export function KeptReports() {
  const views = useQuery(reportViewsQuery()).data?.data ?? []
  if (views.length === 0) return null
  return (
    <Card className="mb-4 md:mb-5">
      <CardHead title={words.title} />
      <Rows label={words.title}>
        {views.map((view) => (
          <Row
            key={view.id}
            title={
              <Link
                to="/dashboard/reports/$report"
                params={{ report: view.asked.report }}
                search={searchOf(view.asked)}
              >
                {view.name}
              </Link>
            }
            note={<Note view={view} />}
            end={view.is_mine && <Actions view={view} />}
          />
        ))}
      </Rows>
    </Card>
  )
}

function Note({ view: { is_mine, owner_name, shared_in, every, next_on, stopped } }: { view: ReportView }) {
  if (stopped) return <span className="text-overdue">{words.stopped(stopped)}</span>
  const said = [
    is_mine ? shared_in && words.sharedIn(shared_in) : words.of(owner_name),
    every && next_on && words.mailed(words.every[every], formatDay(next_on)),
  ].filter(Boolean)
  return said.join(' · ') || words.own
}

function Actions({ view: { id, name, every } }: { view: ReportView }) {
  const update = useSend(useUpdateReportView(), {})
  const remove = useSend(useDeleteReportView(), { said: words.removed(name) })
  const mail = (next: Every | null) => update.send({ params: { id }, body: { every: next } })
  return (
    <>
      <RowMenu
        label={words.act(name)}
        items={[
          { heading: words.mail },
          ...EVERY.map((one) => ({
            label: words.every[one],
            icon: 'mail' as const,
            onSelect: () => mail(one),
          })),
          ...(every ? [{ label: words.stop, icon: 'close' as const, onSelect: () => mail(null) }] : []),
          'line',
          { label: words.remove, icon: 'close', onSelect: () => remove.send({ params: { id } }) },
        ]}
      />
      <Refusal>{update.refusal ?? remove.refusal}</Refusal>
    </>
  )
}
