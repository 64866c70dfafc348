import type { Payment } from '@gida/contract/domains/payments/payment'
import { useMutation } from '@tanstack/react-query'
import { payments as words } from '#words/payments'
import { client } from '../../platform/http/api.ts'
import { messageOf } from '../../platform/http/errors.ts'
import { useDownload } from '../../platform/http/use-download.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { getReceiptPaper } from './receipt-paper.ts'

const { toasts, receipt: receiptWords } = words
const RECEIPT = /\/receipts\/([^/]+)\/download$/

type Wanted = { url: string | null; number: string }
type Mailed = { receipt_id: string } | { payment_id: string }

/** Downloads or e-mails a receipt, with a toast for the result. */
export function useReceiptActions() {
  const file = useDownload({ failed: toasts.downloadFailed, done: toasts.downloaded })
  const email = useMutation({
    mutationFn: async (of: Mailed) => {
      const id = 'receipt_id' in of ? of.receipt_id : await receiptOf(of.payment_id)
      return id ? client.receipts.emailReceipt({ params: { id } }) : null
    },
    onSuccess: (sent) => {
      if (sent) toast.success(toasts.emailed, { note: toasts.emailedTo(sent.sent_to) })
      else toast.error(toasts.notAvailable)
    },
    onError: (error) => toast.error(toasts.emailFailed, { note: messageOf(error) }),
  })

  return {
    download: ({ url, number }: Wanted) => {
      const id = RECEIPT.exec(url ?? '')?.[1]
      if (id) file.save({ get: () => getReceiptPaper(id), name: receiptWords.fileName(number) })
      else toast.error(toasts.notAvailable)
    },
    email: (of: Mailed) => {
      if (!email.isPending) email.mutate(of)
    },
    isDownloading: file.isFetching,
    isEmailing: email.isPending,
  }
}
export type ReceiptActions = ReturnType<typeof useReceiptActions>

const receiptOf = async (payment_id: string) =>
  (await client.payments.getPayment({ params: { id: payment_id } })).receipt?.id

/** Receipts exist only for completed payments. */
export const hasReceiptActions = ({ status }: Pick<Payment, 'status'>) => status === 'COMPLETED'
