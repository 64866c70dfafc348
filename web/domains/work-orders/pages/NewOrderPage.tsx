import type { MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { work as words } from '#words/work'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { requestQuery } from '../../maintenance/index.ts'
import { NewOrderForm } from '../forms/NewOrderForm.tsx'

const newOrderScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/orders/new')

/** Creates a work order, from a request, or for a unit or shared part. */
export function NewOrderPage() {
  const { request } = newOrderScreen.useSearch()
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/maintenance/orders">{words.title}</Link>}
        title={words.form.title}
      />
      {request ? <OfRequest id={request} /> : <NewOrderForm />}
    </>
  )
}

function OfRequest({ id }: { id: string }) {
  const answer = useQuery(requestQuery(id))
  return (
    <Loaded of={answer}>{(request: MaintenanceRequestDetail) => <NewOrderForm request={request} />}</Loaded>
  )
}
