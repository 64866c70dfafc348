import type { CashInHand } from '@gida/contract/domains/payments/cash'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { offlinePayments } from '#words/offline-payments'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { formatDay } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageFoot } from '../../../ui/table/PageFoot.tsx'
import { BankCash } from '../forms/BankCash.tsx'
import { bankingsQuery, cashQuery } from '../offline-payment-queries.ts'
import { RecordActions } from '../parts/offline/RecordActions.tsx'
import { TakenCash } from '../parts/offline/TakenCash.tsx'

const cashScreen = getRouteApi('/signed-in/frame/dashboard/payments/cash')

const words = offlinePayments.cash

/** Cash held by people until it is banked, and past deposits. */
export function CashPage() {
  const search = cashScreen.useSearch()
  const { page = 1 } = search
  const navigate = cashScreen.useNavigate()
  const answer = useQuery(cashQuery(search))
  const banking = useOpenForm<CashInHand>()
  return (
    <>
      <MoneyHead at="cash" title={words.title} note={words.note} actions={<RecordActions />} />
      <Card className="mb-4">
        <Loaded bare of={answer} loading={words.loading}>
          {({ data, pagination }) => (
            <>
              {data.length === 0 && (
                <EmptyState small title={words.empty}>
                  {words.emptyNote}
                </EmptyState>
              )}
              <Rows>
                {data.map((cash) => (
                  <Row
                    key={cash.estate_id + cash.holder_id}
                    avatar={cash.holder_name}
                    title={cash.holder_name}
                    note={[cash.estate_name, cash.oldest_on && words.since(formatDay(cash.oldest_on))]
                      .filter(Boolean)
                      .join(' · ')}
                    value={<Money kobo={cash.amount} />}
                    end={
                      cash.can_bank && (
                        <Button
                          kind="second"
                          size="small"
                          icon="bank"
                          aria-label={words.bankOf(cash.holder_name)}
                          onClick={() => banking.show(cash)}
                        >
                          <span className="only-desk">{words.bank}</span>
                        </Button>
                      )
                    }
                  />
                ))}
              </Rows>
              <PageFoot
                page={page}
                pages={pagination.totalPages}
                onPage={(next) => void navigate({ search: (old) => ({ ...old, page: next }) })}
              />
            </>
          )}
        </Loaded>
      </Card>
      <TakenCash />
      <Bankings />
      {banking.open && (
        <BankCash
          key={banking.open.estate_id + banking.open.holder_id} // remounts when another is opened beside it
          cash={banking.open}
          onClose={banking.close}
        />
      )}
      {banking.question}
    </>
  )
}

function Bankings() {
  const search = cashScreen.useSearch()
  const navigate = cashScreen.useNavigate()
  const { data } = useQuery(bankingsQuery(search))
  if (!data) return null
  return (
    <Card aria-labelledby="banked">
      <CardHead title={words.banked} id="banked" />
      {data.data.length === 0 && <CardBody>{words.noneBanked}</CardBody>}
      <Rows>
        {data.data.map(({ id, holder_name, slip, amount, banked_on, estate_name }) => (
          <Row
            key={id}
            icon="bank"
            title={words.by(holder_name, slip)}
            note={`${estate_name} · ${formatDay(banked_on)}`}
            value={<Money kobo={amount} />}
          />
        ))}
      </Rows>
      <PageFoot
        page={search.banked ?? 1}
        pages={data.pagination.totalPages}
        onPage={(banked) => void navigate({ search: (old) => ({ ...old, banked }), resetScroll: false })}
      />
    </Card>
  )
}
