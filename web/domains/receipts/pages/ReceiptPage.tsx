import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { payments } from '#words/payments'
import { useTitle } from '../../../platform/browser/title.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { isDataDear } from '../../../ui/is-data-dear.ts'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { keepReceiptPaper } from '../../payments/index.ts'
import { ReceiptBar, ReceiptView, useReceiptActionMenu } from '../parts/ReceiptView.tsx'
import { receiptQuery } from '../queries.ts'

const receiptScreen = getRouteApi('/signed-in/dashboard/receipts/$id')

const words = payments.receipt

/** A receipt and its actions. */
export function ReceiptPage() {
  const { id } = receiptScreen.useParams()
  const answer = useQuery(receiptQuery(id))
  const { data: receipt } = answer
  const actions = useReceiptActionMenu(receipt)
  useTitle(receipt?.number)
  const shown_id = receipt?.id
  useEffect(() => {
    if (shown_id && !isDataDear()) void keepReceiptPaper(shown_id)
  }, [shown_id])

  return (
    <TaskLayout
      title={words.frame}
      back={<Link to="/dashboard/payments/receipts" />}
      close={<Link to="/dashboard" />}
      backLabel={words.back}
      closeLabel={words.close}
      payBar={receipt && <ReceiptBar actions={actions} />}
    >
      <Loaded of={answer} head={<h1 className="sr-only">{words.frame}</h1>} missing={words.notFound}>
        {(shown) => <ReceiptView receipt={shown} actions={actions} />}
      </Loaded>
    </TaskLayout>
  )
}
