import type { Config } from '../platform/config/config.ts'
import { withClient } from '../platform/db/schema/provision.ts'
import { problem } from '../platform/errors/problem.ts'
import type { Services } from '../platform/services.ts'
import { providerKeyOf } from './sandbox-config.ts'

/** Nobody comes to the platform's own desk of a copy: what it shows of this machine is not for everybody. */
export const shutDesk = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (owner) => {
    await owner.query(
      `delete from credential using users where users.id = credential.user_id and users.role = 'ADMIN'`,
    )
  })

/** Tells the copy's own business at the simulator of the accounts that landlords are paid to, and keeps its names for them. */
export async function registerAccounts({ transaction, provider, config }: Services): Promise<void> {
  const accounts = await transaction('system', (tx) =>
    tx
      .selectFrom('payout_account')
      .select(['id', 'bank_code', 'account_number', 'business_name', 'account_name'])
      .where('subaccount_code', 'is not', null)
      .execute(),
  )
  const named = await Promise.all(
    accounts.map(async ({ id, bank_code, account_number, business_name, account_name }) => {
      const wanted = { bank_code, account_number, business_name: business_name ?? account_name }
      const { subaccount_code } = await provider.createSubaccount({
        ...wanted,
        contact_email: config.supportEmail,
      })
      return { id, subaccount_code }
    }),
  )
  await transaction('system', async (tx) => {
    for (const { id, subaccount_code } of named)
      await tx.updateTable('payout_account').set({ subaccount_code }).where('id', '=', id).execute()
  })
}

/** Where the simulator tells this copy of payments. */
export const webhookPathOf = (id: string): string => `${WEBHOOK}/${id}`
export const WEBHOOK = '/api/v1/payments/webhook'

export const tellCopy = (config: Config, id: string): Promise<void> =>
  askSimulator(config, id, 'POST', 'settings', { webhook_url: config.http.publicUrl + webhookPathOf(id) })

/** What the copy's business did at the simulator goes with it. */
export const forgetBusiness = (config: Config, id: string): Promise<void> =>
  askSimulator(config, id, 'DELETE', 'business')

async function askSimulator(
  config: Config,
  id: string,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<void> {
  const answer = await fetch(new URL(`/simulator/${path}`, config.sandboxes?.providerUrl), {
    method,
    headers: {
      authorization: `Bearer ${providerKeyOf(config, id)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  if (!answer?.ok) throw problem('PROVIDER_UNAVAILABLE')
}
