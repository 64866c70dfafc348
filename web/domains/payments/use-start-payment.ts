import type { InitializeBody, InitializedPayment } from '@gida/contract/domains/payments/checkout'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { payments } from '#words/payments'
import { type ApiError, hasCode } from '../../platform/http/errors.ts'
import { useCancelPayment, useInitializePayment } from './changes.ts'
import { leaveTo } from './leave.ts'

type Started = z.infer<typeof InitializedPayment>
/** The `details` of PAYMENT_ALREADY_OPEN. */
export type OpenPayment = {
  payment_id: string
  authorization_url: string | null
  status: 'PENDING' | 'PROCESSING'
}

/** Starts the drafted payment and opens its checkout, or returns one that is already open. */
export function useStartPayment(body: InitializeBody | null) {
  const navigate = useNavigate()
  const initialize = useInitializePayment()
  const cancel = useCancelPayment()
  const [isLeaving, setLeaving] = useState(false)
  // A ref, because a second tap may come before the busy state is rendered.
  const isUnderWay = useRef(false)

  // The back/forward cache may restore this page in its busy state.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  function go({ authorization_url, reference }: Started) {
    setLeaving(true)
    if (authorization_url) leaveTo(authorization_url)
    else void navigate({ to: '/pay/return', search: { reference } })
  }

  const isBusy = initialize.isPending || cancel.isPending || isLeaving
  const start = () => {
    if (!body || isUnderWay.current || isLeaving) return
    isUnderWay.current = true
    initialize.mutate(
      { body },
      {
        onSuccess: go,
        onSettled: () => {
          isUnderWay.current = false
        },
      },
    )
  }
  const open = openPaymentOf(initialize.error)
  const startAgain = () => {
    if (!open || isBusy) return
    const reason = payments.cancel.reason
    cancel.mutate({ params: { id: open.payment_id }, body: { reason } }, { onSuccess: start })
  }
  return {
    start,
    startAgain,
    isBusy,
    isCancelling: cancel.isPending,
    open,
    error: cancel.error ?? (open ? null : initialize.error),
  }
}
export type StartPayment = ReturnType<typeof useStartPayment>

function openPaymentOf(error: ApiError | null): OpenPayment | null {
  return hasCode(error, 'PAYMENT_ALREADY_OPEN') ? (error?.details as OpenPayment) : null
}
