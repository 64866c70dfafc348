import { payCodeOf } from '@gida/contract/domains/transfers/pay-code'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { ProviderRefusal } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'

/**
 * Opens a requested account. The provider allows one account per customer, identified by e-mail address: a unique
 * address per tenancy makes it the tenancy's own, and makes retries idempotent.
 */
export const openVirtualAccount = defineJob({
  name: 'open_virtual_account',
  payload: z.object({ id: z.guid() }),
  run: async (services, { id }) => {
    const asked = await getAsked(services, id)
    if (!asked) return
    try {
      const { customer_code } = await services.provider.createCustomer(customerOf(services, asked))
      const account = await services.provider.openVirtualAccount({
        customer_code,
        preferred_bank: null,
        subaccount: null, // payments may be for deposits as well as rent, so we split them ourselves
      })
      await services.transaction('system', (tx) =>
        tx
          .updateTable('virtual_account')
          .set({
            state: 'OPEN',
            customer_code,
            provider_id: account.id,
            account_number: account.account_number,
            account_name: account.account_name,
            bank_name: account.bank_name,
            opened_at: tx.now,
          })
          .where('id', '=', id)
          .where('state', '=', 'ASKED')
          .execute(),
      )
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error // no answer is not a refusal: the job is retried
      await services.transaction('system', (tx) =>
        tx
          .updateTable('virtual_account')
          .set({ state: 'REFUSED', failure: error.message.slice(0, 300) })
          .where('id', '=', id)
          .where('state', '=', 'ASKED')
          .execute(),
      )
    }
  },
})

const getAsked = (services: Services, id: string) =>
  services.transaction('system', (tx) =>
    tx
      .selectFrom('virtual_account')
      .innerJoin('lease', 'lease.id', 'virtual_account.lease_id')
      .innerJoin('users', 'users.id', 'virtual_account.tenant_id')
      .select(['users.full_name', 'users.phone', 'lease.pay_number'])
      .where('virtual_account.id', '=', id)
      .where('virtual_account.state', '=', 'ASKED')
      .executeTakeFirst(),
  )

type AccountRequest = NonNullable<Awaited<ReturnType<typeof getAsked>>>

function customerOf({ config }: Services, { full_name, phone, pay_number }: AccountRequest) {
  const [first_name = full_name, ...more] = full_name.trim().split(/\s+/)
  const host = /@([^>\s]+)/.exec(config.mail.from)?.[1] ?? 'gida.ng'
  return {
    email: `tenancy-${payCodeOf(pay_number).toLowerCase()}@${host}`,
    first_name,
    last_name: more.join(' ') || first_name,
    phone,
  }
}
