import type { Report } from '@gida/contract/domains/conversations/report'
import { MOST_REASON_SIGNS } from '@gida/contract/domains/conversations/rules'
import { useState } from 'react'
import { conversations } from '#words/conversations'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useCloseReport } from '../changes.ts'

const words = conversations.reports

/** A report: reason, context and outcome. */
export function ReportCard({ report }: { report: Report }) {
  const { reported_name, reporter_name, estate_name, reason, lines, number, created_at } = report
  const [isClosing, setClosing] = useState(false)
  return (
    <Card>
      <CardHead
        title={words.of(reported_name, reporter_name)}
        end={<span className="text-small text-ink-soft">{formatWhen(created_at)}</span>}
      />
      <CardBody>
        <p className="text-small text-ink-soft">{estate_name ?? words.everywhere}</p>
        <p dir="auto" className="py-2 font-semibold wrap-anywhere">
          {reason}
        </p>
        <ul aria-label={words.lines} className="grid gap-1 border-s-3 border-line ps-3">
          {lines.map((line) => (
            <li
              key={line.number}
              dir="auto"
              className={cx('wrap-anywhere', line.number === number ? 'font-semibold' : 'text-ink-soft')}
            >
              {line.sender_name}: {[line.content, ...line.files].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
        {report.closed_at ? (
          <p className="pt-3 text-small text-ink-soft">
            {words.closed(report.closed_by_name ?? '')}: {report.outcome}
          </p>
        ) : (
          <Button kind="second" className="mt-3" onClick={() => setClosing(true)}>
            {words.close}
          </Button>
        )}
      </CardBody>
      {isClosing && <CloseReport id={report.id} onClose={() => setClosing(false)} />}
    </Card>
  )
}

const CloseReport = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <ReasonDialog
    change={useCloseReport()}
    input={(outcome) => ({ params: { id }, body: { outcome } })}
    title={words.close}
    label={words.closeLabel}
    missing={words.closeMissing}
    rows={3}
    most={MOST_REASON_SIGNS}
    save={words.close}
    saving={words.closing}
    cancel={words.cancel}
    onClose={onClose}
  />
)
