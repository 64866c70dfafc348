import type { PaymentMethod } from '@gida/contract/domains/autopay/method'
import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { tenantAccount } from '#words/tenant-account'
import { messageOf } from '../../../platform/http/errors.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { PayLink } from '../../charges/index.ts'
import { cardName, cardNote } from '../../payments/index.ts'
import { useSetDefaultMethod } from '../changes.ts'
import { RemoveCard } from '../parts/RemoveCard.tsx'
import { useTenantAccount } from '../queries.ts'

const words = tenantAccount.cards

/** The tenant's saved cards. */
export function CardsPage() {
  const answer = useTenantAccount()
  return (
    <>
      <PageHead
        title={words.title}
        note={words.note}
        crumb={<Link to="/dashboard/payments">{words.crumb}</Link>}
      />
      <Card className="max-w-[720px]">
        <Loaded bare of={answer} loading={tenantAccount.loading}>
          {(data) => <Cards money={data} />}
        </Loaded>
      </Card>
    </>
  )
}

function Cards({ money }: { money: TenantAccount }) {
  const [removed, setRemoved] = useState<PaymentMethod | null>(null)
  const { methods } = money
  return (
    <>
      {methods.length === 0 && (
        <EmptyState title={words.none} action={money.charges.length > 0 && <PayLink>{words.payNow}</PayLink>}>
          {words.noneNote}
        </EmptyState>
      )}
      <Rows label={words.title} plainFirst>
        {methods.map((card) => (
          <SavedCard key={card.id} card={card} onRemove={() => setRemoved(card)} />
        ))}
      </Rows>
      {methods.some((card) => card.state === 'RESTS') && (
        <CardBody>
          <Banner tone="wait">{words.rests}</Banner>
        </CardBody>
      )}
      {removed && <RemoveCard card={removed} money={money} onDone={() => setRemoved(null)} />}
    </>
  )
}

function SavedCard({ card, onRemove }: { card: PaymentMethod; onRemove: () => void }) {
  const makeDefault = useSetDefaultMethod()
  const name = cardName(card)
  const offer = () =>
    makeDefault.mutate(
      { params: { id: card.id } },
      {
        onSuccess: () => toast.success(words.madeDefault(name)),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <Row
      icon="card"
      title={name}
      note={
        <>
          <span className="block">{cardNote(card)}</span>
          <CardState card={card} />
        </>
      }
      end={
        <RowMenu
          label={words.menu(name)}
          items={[
            ...(card.is_default ? [] : [{ label: words.makeDefault, icon: 'ok' as const, onSelect: offer }]),
            { label: words.remove, icon: 'trash', late: true, onSelect: onRemove },
          ]}
        />
      }
    />
  )
}

function CardState({ card: { state, is_default } }: { card: PaymentMethod }) {
  if (state !== 'GOOD') {
    return (
      <Pill
        tone={state === 'EXPIRING' ? 'wait' : 'late'}
        icon={state === 'EXPIRING' ? 'clock' : 'warning'}
        className="mt-1"
      >
        {tenantAccount.card.states[state]}
      </Pill>
    )
  }
  return is_default ? <Pill className="mt-1">{tenantAccount.card.default}</Pill> : null
}
