import { getRouteApi } from '@tanstack/react-router'
import { PaymentList } from '../parts/PaymentList.tsx'

const historyScreen = getRouteApi('/signed-in/frame/dashboard/payments/history')

/** What a tenant has paid. */
export function PaymentHistoryPage() {
  const navigate = historyScreen.useNavigate()
  return (
    <PaymentList
      search={historyScreen.useSearch()}
      onSearch={(change) => void navigate({ search: change })}
    />
  )
}
