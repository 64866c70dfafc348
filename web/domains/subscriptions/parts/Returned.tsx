import { useEffect } from 'react'
import { subscriptions } from '#words/subscriptions'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useCheckInvoicePayment } from '../changes.ts'

const words = subscriptions.invoice

/** Whoever comes back from the checkout: the provider is asked at once, and again when they wish. */
export function Returned({ id }: { id: string }) {
  const { mutate, isPending } = useCheckInvoicePayment()
  useEffect(() => mutate({ params: { id } }), [mutate, id])
  return (
    <Banner
      tone="wait"
      action={
        <Button kind="second" size="small" busy={isPending} onClick={() => mutate({ params: { id } })}>
          {words.check}
        </Button>
      }
    >
      {words.waiting}
    </Banner>
  )
}
