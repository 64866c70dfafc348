import { STATEMENT_FIELDS, type StatementField } from '@gida/contract/domains/transfers/rules'
import type { Statement } from '@gida/contract/domains/transfers/statement'
import { formatDay } from '@gida/contract/shared/dates'
import { Link } from '@tanstack/react-router'
import { clientsAccounts } from '#words/clients-accounts'
import { transfers } from '#words/transfers'
import { useSend } from '../../../platform/forms/use-send.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useBookStatement, useUpdateStatement } from '../changes.ts'

const words = transfers.statement
const NOTHING = 'nothing'
const FIELDS = [
  { value: NOTHING, label: words.nothing },
  ...STATEMENT_FIELDS.map((value) => ({ value, label: words.fields[value] })),
]

/** How a statement was parsed, before anything is booked. */
export function StatementPreview({ of }: { of: Statement }) {
  const { send, refusal, isSaving } = useSend(useBookStatement(), {})
  const { found, file_name, failure } = of
  const fresh = found.credits - found.seen_before
  return (
    <div className="grid gap-4 *:min-w-0">
      <div>
        <h1>{words.found(file_name)}</h1>
        <p className="text-ink-soft">
          {clientsAccounts.option(of.bank_name, of.account_number.slice(-4), of.estate_name)}
          {found.first_day && found.last_day && (
            <span className="block">
              {words.period(formatDay(found.first_day), formatDay(found.last_day))}
            </span>
          )}
        </p>
      </div>
      {failure && <Banner tone="late">{failure}</Banner>}
      <StatBand>
        <Stat label={words.credits} figure={found.credits} tone="in" alone="rows-below" />
        <Stat
          label={words.amount}
          figure={<Money kobo={found.credit_amount} kind="short" />}
          alone="rows-below"
        />
        <Stat label={words.seen} figure={found.seen_before} alone="rows-below" />
      </StatBand>
      {found.other_account && (
        <Banner tone="late" title={words.otherAccount(found.other_account)}>
          {words.otherAccountNote(of.account_number)}
        </Banner>
      )}
      {found.balance_gaps > 0 && <Banner tone="wait">{words.gaps(found.balance_gaps)}</Banner>}
      {found.fault_count > 0 && (
        <Banner tone="wait" title={words.faults(found.fault_count)}>
          {found.faults.slice(0, 5).map(({ row, message }) => (
            <span key={row} className="block">
              {words.row(row, message)}
            </span>
          ))}
        </Banner>
      )}
      {found.credits === 0 && <Banner tone="wait">{words.none}</Banner>}
      {found.credits > 0 && fresh === 0 && <Banner tone="info">{words.allSeen}</Banner>}
      <Refusal>{refusal}</Refusal>
      <div className="flex flex-wrap gap-2 max-md:*:w-full">
        {of.can.book && (
          <Button busy={isSaving} busyText={words.booking} onClick={() => send({ params: { id: of.id } })}>
            {words.book(fresh)}
          </Button>
        )}
        <Button kind="second" asChild>
          <Link to="/dashboard/payments/transfers/statement">{words.anotherFile}</Link>
        </Button>
      </div>
      {found.lines.length > 0 && <FirstLines of={of} />}
      {of.can.change && <Columns of={of} />}
    </div>
  )
}

const FirstLines = ({ of: { found } }: { of: Statement }) => (
  <Card>
    <CardHead title={words.first} />
    <CardBody>
      <ul className="grid gap-3">
        {found.lines.map(({ row, day, amount, narration, payer }) => (
          <li key={row} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {[narration, payer].filter(Boolean).join(' · ')}
              <span className="block text-small text-ink-soft">{formatDay(day)}</span>
            </span>
            <Money kobo={amount} />
          </li>
        ))}
      </ul>
    </CardBody>
  </Card>
)

function Columns({ of }: { of: Statement }) {
  const update = useUpdateStatement()
  /** A field belongs to one column, so the other column loses it; only narration may be in several. */
  function mean(index: number, chosen: string) {
    const field = chosen === NOTHING ? null : (chosen as StatementField)
    const mapping = of.columns.map((column) => ({
      index: column.index,
      field:
        column.index === index
          ? field
          : column.field === field && field !== 'narration'
            ? null
            : column.field,
    }))
    update.mutate({ params: { id: of.id }, body: { mapping } })
  }
  return (
    <Card>
      <CardHead title={words.columns} />
      <CardBody className="grid gap-4 md:grid-cols-2">
        {of.columns.map(({ index, letter, header, samples, field }) => (
          <Field key={index} label={words.column(letter, header)} help={samples.slice(0, 2).join(' · ')}>
            <SelectField
              options={FIELDS}
              value={field ?? NOTHING}
              disabled={update.isPending}
              onChange={(chosen) => mean(index, chosen)}
            />
          </Field>
        ))}
        {update.isPending && <p role="status">{words.applying}</p>}
        <Refusal>{update.error && messageOf(update.error)}</Refusal>
      </CardBody>
    </Card>
  )
}
