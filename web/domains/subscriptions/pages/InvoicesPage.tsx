import { INVOICE_STATES, type InvoiceState } from '@gida/contract/domains/subscriptions/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { subscriptions } from '#words/subscriptions'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { PageFoot } from '../../../ui/table/PageFoot.tsx'
import { InvoiceRows } from '../parts/InvoiceRows.tsx'
import { invoicesQuery } from '../queries.ts'

const words = subscriptions.invoices
const here = getRouteApi('/signed-in/frame/dashboard/admin/invoices')
const STATES = [
  { value: '', label: words.all },
  ...INVOICE_STATES.map((value) => ({ value, label: subscriptions.states[value] })),
]

/** All invoices of Gida, for the super admin. */
export function InvoicesPage() {
  const search = here.useSearch()
  const navigate = here.useNavigate()
  const answer = useQuery(invoicesQuery(search))
  const show = (state: string) => void navigate({ search: state ? { state: state as InvoiceState } : {} })
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/admin/revenue">{words.crumb}</Link>}
        title={words.title}
        note={words.note}
      />
      <Field label={words.filter} className="mb-4 max-w-60">
        <SelectField options={STATES} value={search.state ?? ''} onChange={show} />
      </Field>
      <Card>
        <Loaded bare of={answer} loading={words.loading}>
          {({ data, pagination }) => (
            <>
              <InvoiceRows of={data} />
              <PageFoot
                page={pagination.page}
                pages={pagination.totalPages}
                onPage={(page) => void navigate({ search: { ...search, page } })}
              />
            </>
          )}
        </Loaded>
      </Card>
    </>
  )
}
