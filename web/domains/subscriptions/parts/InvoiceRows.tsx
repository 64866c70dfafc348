import type { PlatformInvoice } from '@gida/contract/domains/subscriptions/invoice'
import { Link } from '@tanstack/react-router'
import { subscriptions } from '#words/subscriptions'
import { formatDay } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InvoicePill } from './InvoicePill.tsx'

const words = subscriptions.invoices

/** Invoices as rows, each with a link. */
export function InvoiceRows({ of }: { of: readonly PlatformInvoice[] }) {
  if (of.length === 0)
    return (
      <EmptyState small title={words.empty}>
        {words.emptyNote}
      </EmptyState>
    )
  return (
    <Rows label={words.title}>
      {of.map(({ id, number, estate, issued_on, due_on, total, state }) => (
        <Row
          key={id}
          title={number}
          note={`${estate.name} · ${formatDay(issued_on)}, ${words.due(formatDay(due_on))}`}
          value={<Money kobo={total} />}
          valueNote={<InvoicePill state={state} />}
          chevron
          link={<Link to="/dashboard/settings/subscription/$id" params={{ id }} />}
        />
      ))}
    </Rows>
  )
}
