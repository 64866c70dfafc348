import type { TenantDetail } from '@gida/contract/domains/leases/tenant'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { collections } from '#words/collections'
import { tenants } from '#words/tenants'
import { useTitle } from '../../../platform/browser/title.ts'
import { formatDay, formatInstant, formatPeriod, formatPhone } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Avatar } from '../../../ui/display/Avatar.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { ChargePill, DebtStats } from '../../charges/index.ts'
import { PaymentPill, PaymentsOf, RecordActions } from '../../payments/index.ts'
import { LeasePill } from '../parts/LeasePill.tsx'
import { PeopleOfLease } from '../parts/PeopleOfLease.tsx'
import { tenantQuery } from '../queries.ts'

const tenantScreen = getRouteApi('/signed-in/frame/dashboard/tenants/$id')

const words = tenants.one

/** One tenant: outstanding amounts, leases, payments and guarantors. */
export function TenantPage() {
  const { id } = tenantScreen.useParams()
  const answer = useQuery(tenantQuery(id))
  const { data: tenant } = answer
  useTitle(tenant?.full_name)
  return (
    <Loaded
      of={answer}
      head={<PageHead title={words.title} />}
      missing={words.missing}
      loading={tenants.loading}
    >
      {(tenant) => <Tenant tenant={tenant} />}
    </Loaded>
  )
}

function Tenant({ tenant }: { tenant: TenantDetail }) {
  const { id } = tenant
  const { tab = 'overview', page } = tenantScreen.useSearch()
  const navigate = tenantScreen.useNavigate()
  const here = { to: '/dashboard/tenants/$id', params: { id } } as const
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/tenants">{words.crumb}</Link>}
        start={<Avatar name={tenant.full_name} size="l" />}
        title={tenant.full_name}
        note={tenant.phone ? formatPhone(tenant.phone) : tenant.email}
        actions={<RecordForTenant tenant={tenant} />}
        wraps
      />
      <div className="mb-4">
        <Tabs
          label={collections.paymentsOf.tabs}
          value={tab}
          items={[
            {
              value: 'overview',
              label: collections.paymentsOf.overview,
              link: <Link {...here} search={{}} />,
            },
            {
              value: 'payments',
              label: collections.paymentsOf.tab,
              link: <Link {...here} search={{ tab: 'payments' }} />,
            },
          ]}
        />
      </div>
      {tab === 'payments' ? (
        <PaymentsOf
          kind="tenant"
          id={id}
          page={page}
          onPage={(next) => void navigate({ search: { tab: 'payments', ...(next && { page: next }) } })}
        />
      ) : (
        <MainGrid aside={<Aside tenant={tenant} />}>
          <OwesBand tenant={tenant} />
          <Charges tenant={tenant} />
          <Payments tenant={tenant} />
        </MainGrid>
      )}
    </>
  )
}

/** For the current lease, else the latest. */
function RecordForTenant({ tenant: { id, leases } }: { tenant: TenantDetail }) {
  const lease = leases.find(({ status }) => status === 'ACTIVE') ?? leases[0]
  return lease ? <RecordActions home={{ unit_id: lease.unit_id, tenant_id: id }} /> : null
}

function OwesBand({ tenant: { id, balance } }: { tenant: TenantDetail }) {
  return (
    <StatBand count={4}>
      <DebtStats debt={balance} of={{ tenant_id: id }} />
      <Stat
        label={words.credit}
        figure={<Money kobo={balance.credit} />}
        note={balance.credit > 0 ? words.creditNote : words.creditNone}
        alone="ledger"
      />
    </StatBand>
  )
}

function Charges({ tenant: { charges } }: { tenant: TenantDetail }) {
  return (
    <Card aria-labelledby="open-charges">
      <CardHead title={words.charges} id="open-charges" />
      {charges.length === 0 && <CardBody>{words.noCharges}</CardBody>}
      <Rows>
        {charges.map((charge) => (
          <Row
            key={charge.id}
            title={charge.description}
            note={words.due(formatDay(charge.due_date))}
            middle={<ChargePill charge={charge} />}
            value={<Money kobo={charge.open_amount} />}
            {...(charge.lease_id && {
              link: <Link to="/dashboard/leases/$id" params={{ id: charge.lease_id }} />,
            })}
          />
        ))}
      </Rows>
    </Card>
  )
}

function Payments({ tenant: { id, payments } }: { tenant: TenantDetail }) {
  return (
    <Card aria-labelledby="last-payments">
      <CardHead
        title={words.payments}
        id="last-payments"
        end={
          payments.length > 0 && (
            <Link to="/dashboard/tenants/$id" params={{ id }} search={{ tab: 'payments' }}>
              {words.allPayments}
            </Link>
          )
        }
      />
      {payments.length === 0 && <CardBody>{words.noPayments}</CardBody>}
      <Rows>
        {payments.map((payment) => (
          <Row
            key={payment.id}
            title={payment.property_unit}
            note={formatInstant(payment.created_at)}
            middle={<PaymentPill status={payment.status} />}
            value={<Money kobo={payment.amount} />}
            link={<Link to="/dashboard/payments/$id" params={{ id: payment.id }} />}
          />
        ))}
      </Rows>
    </Card>
  )
}

function Aside({ tenant }: { tenant: TenantDetail }) {
  const { leases, phone, email } = tenant
  return (
    <>
      <Card aria-labelledby="leases-of">
        <CardHead title={words.leases} id="leases-of" />
        <Rows>
          {leases.map((lease) => (
            <Row
              key={lease.id}
              title={tenants.place(lease.unit_name, lease.estate_name)}
              note={formatPeriod(lease.start_date, lease.end_date)}
              end={<LeasePill status={lease.status} />}
              link={<Link to="/dashboard/leases/$id" params={{ id: lease.id }} />}
            />
          ))}
        </Rows>
      </Card>
      <Card aria-labelledby="reach">
        <CardHead title={words.reach} id="reach" />
        <Rows>
          <Row
            icon="phone"
            title={phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : words.noPhone}
            note={words.phone}
          />
          <Row
            icon="mail"
            title={
              email ? (
                <a href={`mailto:${email}`} className="wrap-anywhere whitespace-normal">
                  {email}
                </a>
              ) : (
                words.noEmail
              )
            }
            note={words.email}
          />
        </Rows>
      </Card>
      <PeopleOfLease guarantor={tenant.guarantor} occupants={tenant.occupants} />
    </>
  )
}
