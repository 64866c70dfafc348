import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { readInvoiceSearch, readInvoicesSearch, readSubscriptionSearch } from './search.ts'

// Without `load`, to keep the queries of these rare screens out of the first load.
const subscriptionScreen = screen('/dashboard/settings/subscription', {
  title: titles.subscription,
  permission: 'estate_write',
  roles: ['ESTATE_MANAGER'],
  search: readSubscriptionSearch,
  page: () => import('./pages/SubscriptionPage.tsx'),
})

/** Also for the super admin, who issues credit notes. */
const invoiceScreen = screen('/dashboard/settings/subscription/$id', {
  title: titles.platformInvoice,
  permission: 'estate_write',
  search: readInvoiceSearch,
  page: () => import('./pages/InvoicePage.tsx'),
})

const plansScreen = screen('/dashboard/admin/plans', {
  title: titles.pricePlans,
  permission: 'platform_read',
  page: () => import('./pages/PlansPage.tsx'),
})

const invoicesScreen = screen('/dashboard/admin/invoices', {
  title: titles.platformInvoices,
  permission: 'platform_read',
  search: readInvoicesSearch,
  page: () => import('./pages/InvoicesPage.tsx'),
})

export // Without `load`: what these rare screens ask for stays out of the first load.
const subscriptionScreens = [subscriptionScreen, invoiceScreen, plansScreen, invoicesScreen] as const
