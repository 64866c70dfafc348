import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useActor } from '../../../platform/session/actor.ts'
import { PaymentList } from '../parts/PaymentList.tsx'
import { TenantAccount } from '../slots.ts'

const paymentsScreen = getRouteApi('/signed-in/frame/dashboard/payments')

/** The list of payments for those who collect; a tenant gets their account, and their payments at another address. */
export function PaymentsPage() {
  const search = paymentsScreen.useSearch()
  const navigate = paymentsScreen.useNavigate()
  const isTenant = useActor().user.role === 'TENANT'
  if (!isTenant)
    return <PaymentList search={search} onSearch={(change) => void navigate({ search: change })} />
  if (Object.keys(search).length > 0)
    return <Navigate to="/dashboard/payments/history" search={search} replace />
  return <TenantAccount />
}
