import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paying } from '#words/paying'
import { useOfflineSince } from '../../../platform/browser/online.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useKeptFocus } from '../../../platform/screens/use-kept-focus.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { WaysByTransfer } from '../../charges/index.ts'
import { ChooseCharges } from '../forms/ChooseCharges.tsx'
import { ChooseMethod } from '../forms/ChooseMethod.tsx'
import { ConfirmPayment } from '../forms/ConfirmPayment.tsx'
import { PayBar } from '../parts/PayBar.tsx'
import { PayFrame } from '../parts/PayFrame.tsx'
import { PaySum } from '../parts/PaySum.tsx'
import { bodyOf } from '../payment-draft.ts'
import { type PaymentDraftForm, type UnitPaymentDraft, usePaymentDraft } from '../use-payment-draft.ts'
import { useStartPayment } from '../use-start-payment.ts'

const payScreen = getRouteApi('/signed-in/pay')

const words = paying.pay

/** Payment in three steps: charges, method, confirmation. The step is in the URL; the draft is kept for the tab. */
export function PayPage() {
  const { step } = payScreen.useSearch()
  const pay = usePaymentDraft()
  const { home } = pay
  useKeptFocus(step ?? 'what')
  if (!home) return <NothingToPay pay={pay} />
  const isReady = pay.lines.length > 0
  if (step === 'confirm' && isReady) return <ConfirmStep pay={{ ...pay, home }} />
  if (step === 'how' && isReady) return <HowStep pay={{ ...pay, home }} />
  return <WhatStep pay={{ ...pay, home }} />
}

function WhatStep({ pay }: { pay: UnitPaymentDraft }) {
  const { part } = payScreen.useSearch()
  const navigate = payScreen.useNavigate()
  const [isTried, setTried] = useState(false)
  const { lines, amount, draft, total, chosen } = pay

  function next() {
    if (lines.length > 0) void navigate({ search: { step: 'how' } })
    else setTried(true)
  }
  const button = (
    <Button size="big" wide onClick={next}>
      {words.sum.continue}
    </Button>
  )
  const label =
    draft.part || amount < total
      ? words.what.partOf(formatNaira(total, 'short'))
      : words.what.count(chosen.length)
  return (
    <PayFrame
      step={0}
      back={<Link to="/dashboard" />}
      title={words.what.title}
      note={pay.home.place}
      sum={
        <PaySum lines={lines} amount={lines.length > 0 ? amount : 0}>
          {button}
          <p className="text-small text-ink-soft">{words.sum.feeNext}</p>
        </PaySum>
      }
      bar={
        <PayBar label={label} amount={<Money kobo={lines.length > 0 ? amount : 0} />}>
          {button}
        </PayBar>
      }
    >
      <form
        noValidate
        className="contents"
        onSubmit={(event) => {
          event.preventDefault()
          next()
        }}
      >
        <ChooseCharges pay={pay} opensPart={part === true} />
        <input type="submit" hidden /> {/* the button stands outside, twice */}
      </form>
      {isTried && chosen.length === 0 && (
        <p role="alert" className="text-overdue">
          {words.what.nothing}
        </p>
      )}
    </PayFrame>
  )
}

function HowStep({ pay }: { pay: UnitPaymentDraft }) {
  const { lines, amount } = pay
  const button = (
    <Button asChild size="big" wide>
      <Link to="/pay" search={{ step: 'confirm' }}>
        {words.sum.continue}
      </Link>
    </Button>
  )
  return (
    <PayFrame
      step={1}
      back={<Link to="/pay" />}
      title={words.how.title(formatNaira(amount))}
      note={words.how.note}
      sum={
        <PaySum lines={lines} amount={amount}>
          {button}
        </PaySum>
      }
      bar={
        <PayBar label={words.how.noFee} amount={<Money kobo={amount} />}>
          {button}
        </PayBar>
      }
    >
      <ChooseMethod pay={pay} />
      <WaysByTransfer unitId={pay.home.unit_id} />
    </PayFrame>
  )
}

function ConfirmStep({ pay: now }: { pay: UnitPaymentDraft }) {
  // A snapshot: charges that change meanwhile must not change the amount being confirmed.
  const [{ lines, amount, home }] = useState(now)
  const pay = { ...now, lines, amount, home }
  const { way, method, draft } = pay
  const isReadOnly = useActor().impersonation !== undefined
  const starting = useStartPayment(
    bodyOf(home.unit_id, lines, way, { method_id: method?.id, save_card: draft.save_card }),
  )
  const isOffline = useOfflineSince() !== null
  const button = (
    <Button
      size="big"
      wide
      busy={starting.isBusy}
      busyText={method ? words.confirm.charging : words.confirm.opening}
      disabled={isOffline || isReadOnly || starting.open !== null || pay.isMethodAwaited}
      onClick={starting.start}
    >
      {isReadOnly ? words.confirm.readOnly : words.confirm.pay(formatNaira(amount))}
    </Button>
  )
  return (
    <PayFrame
      step={2}
      back={<Link to="/pay" search={{ step: 'how' }} />}
      title={words.confirm.title(formatNaira(amount))}
      note={method ? words.confirm.cardNote : words.confirm.note}
      sum={
        <PaySum lines={lines} amount={amount}>
          {button}
        </PaySum>
      }
      bar={<PayBar>{button}</PayBar>}
    >
      <ConfirmPayment pay={pay} starting={starting} />
    </PayFrame>
  )
}

function NothingToPay({ pay: { asked } }: { pay: PaymentDraftForm }) {
  return (
    <PayFrame step={0} back={<Link to="/dashboard" />} title={words.what.title} sum={null} bar={null}>
      <Loaded of={asked} note={words.loadFailed}>
        {() => (
          <Card>
            <EmptyState
              title={words.what.nothingOwed}
              action={
                <Button asChild kind="second">
                  <Link to="/dashboard">{paying.returning.home}</Link>
                </Button>
              }
            >
              {words.what.nothingOwedNote}
            </EmptyState>
          </Card>
        )}
      </Loaded>
    </PayFrame>
  )
}
