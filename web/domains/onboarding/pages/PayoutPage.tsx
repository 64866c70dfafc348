import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { onboarding } from '#words/onboarding'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { TaskGrid } from '../../../ui/layout/TaskGrid.tsx'
import { TaskHeader } from '../../../ui/layout/TaskHeader.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { BankForm } from '../forms/BankForm.tsx'
import { HowMoneyMoves } from '../parts/HowMoneyMoves.tsx'
import { PresentAccount } from '../parts/PresentAccount.tsx'
import { payoutQuery, useCompleteBankSetup } from '../queries.ts'

const words = onboarding.payout

/** The payout account, and the form to set or change it. */
export function PayoutPage() {
  const router = useRouter()
  const { data } = useQuery(payoutQuery)
  const skip = useCompleteBankSetup()

  function leave() {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/dashboard' as string })
  }
  // Continues even if skipping could not be recorded.
  function skipSetup() {
    skip.mutate(
      { body: { skip_setup: true } },
      {
        onSuccess: () => toast.info(words.skipped),
        onError: () => toast.warning(words.skipFailed),
        onSettled: leave,
      },
    )
  }

  return (
    <TaskLayout
      title={words.frame}
      back={<button type="button" onClick={leave} />}
      backLabel={words.back}
      closeLabel={words.close}
    >
      <TaskGrid aside={<HowMoneyMoves />}>
        <TaskHeader title={words.title} note={words.note} />
        {data?.account && <PresentAccount account={data.account} />}
        <Card className="p-4 md:p-5">
          <BankForm business={data?.account?.business_name} onSaved={leave} />
        </Card>
        {data && !data.account && (
          <div className="grid justify-items-center text-center">
            <Button kind="quiet" busy={skip.isPending} busyText={words.skipping} onClick={skipSetup}>
              {words.skip}
            </Button>
            <p className="text-small text-ink-soft">{words.skipNote}</p>
          </div>
        )}
      </TaskGrid>
    </TaskLayout>
  )
}
