import { z } from 'zod'
import { Customer, VirtualAccount } from './paystack-answers.ts'
import type { Wire } from './paystack-wire.ts'
import type { PaymentProvider } from './provider.ts'

type Calls = 'forgetAuthorization' | 'createCustomer' | 'openVirtualAccount' | 'closeVirtualAccount'

/** Customers, their saved cards and virtual accounts. */
export function accountCalls(wire: Wire, domain: 'test' | 'live'): Pick<PaymentProvider, Calls> {
  return {
    forgetAuthorization: async (authorization_code) =>
      void (await wire.post('/customer/authorization/deactivate', z.unknown(), { authorization_code })),
    createCustomer: (customer) => wire.post('/customer', Customer, customer),
    openVirtualAccount: ({ customer_code, preferred_bank, subaccount }) =>
      wire.post('/dedicated_account', VirtualAccount, {
        customer: customer_code,
        // Test keys only know this bank.
        preferred_bank: domain === 'test' ? 'test-bank' : (preferred_bank ?? 'wema-bank'),
        ...(subaccount ? { subaccount } : {}),
      }),
    closeVirtualAccount: async (id) =>
      void (await wire.delete(`/dedicated_account/${encodeURIComponent(id)}`, z.unknown())),
  }
}
