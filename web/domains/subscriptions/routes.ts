import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { invoiceQuery, invoicesQuery, plansQuery, sellerQuery } from './queries.ts'
import { readInvoiceSearch, readInvoicesSearch, readSubscriptionSearch } from './search.ts'

const subscriptionScreen = screen('/dashboard/settings/subscription', {
  title: titles.subscription,
  permission: 'estate_write',
  roles: ['ESTATE_MANAGER'],
  search: readSubscriptionSearch,
  load: () => [plansQuery],
  page: () => import('./pages/SubscriptionPage.tsx'),
})

/** Of the super admin too, who issues credit notes. */
const invoiceScreen = screen('/dashboard/settings/subscription/$id', {
  title: titles.platformInvoice,
  permission: 'estate_write',
  search: readInvoiceSearch,
  load: ({ params }) => [invoiceQuery(params.id)],
  page: () => import('./pages/InvoicePage.tsx'),
})

const plansScreen = screen('/dashboard/admin/plans', {
  title: titles.pricePlans,
  permission: 'platform_read',
  load: () => [plansQuery, sellerQuery],
  page: () => import('./pages/PlansPage.tsx'),
})

const invoicesScreen = screen('/dashboard/admin/invoices', {
  title: titles.platformInvoices,
  permission: 'platform_read',
  search: readInvoicesSearch,
  load: ({ search }) => [invoicesQuery(search)],
  page: () => import('./pages/InvoicesPage.tsx'),
})

export const subscriptionScreens = [subscriptionScreen, invoiceScreen, plansScreen, invoicesScreen] as const
