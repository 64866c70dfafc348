import { agreeToTerms } from '../../domains/auth/index.ts'
import { createUser } from '../../domains/users/index.ts'
import type { Tx } from '../../platform/db/db.ts'
import { ProviderRefusal, ProviderUnknown } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'
import { type DemoProperty, demoEstates, secondAgent } from '../homes/estates.ts'
import { type DemoPerson, demoPeople } from './people.ts'

export type MadePeople = {
  admin: string
  manager: string
  agent: string
  second_agent: string
  /** By e-mail address. */
  landlords: Map<string, string>
  /** One hash for all, since one password is for all. */
  password_hash: string
}

/** Those who run the estates, and the landlords with the accounts that their rent goes to. */
export async function makePeople(
  tx: Tx,
  password_hash: string,
  subaccounts: ReadonlyMap<string, string>,
): Promise<MadePeople> {
  const make = (person: DemoPerson) => makePerson(tx, person, password_hash)
  const [admin, manager, agent, second_agent] = [
    await make(demoPeople.admin),
    await make(demoPeople.manager),
    await make(demoPeople.agent),
    await make(secondAgent),
  ]
  const landlords = new Map<string, string>()
  for (const property of demoEstates.flatMap((estate) => estate.properties)) {
    const id = await make(property.landlord)
    landlords.set(property.landlord.email, id)
    await openPayoutAccount(tx, id, property, subaccounts.get(property.landlord.email))
  }
  return { admin, manager, agent, second_agent, landlords, password_hash }
}

export async function makePerson(tx: Tx, person: DemoPerson, password_hash: string): Promise<string> {
  const { email, role, full_name, phone, address } = person
  const { id } = await createUser(tx, { email, role, full_name, phone, address, is_demo: true })
  await tx.insertInto('credential').values({ user_id: id, password_hash }).execute()
  await agreeToTerms(tx, id)
  await tx
    .updateTable('users')
    .set({ email_verified_at: tx.now, phone_verified_at: phone ? tx.now : null })
    .where('id', '=', id)
    .execute()
  return id
}

async function openPayoutAccount(
  tx: Tx,
  user_id: string,
  { bank, name }: DemoProperty,
  subaccount_code: string | undefined,
): Promise<void> {
  if (!bank || !subaccount_code) return
  await tx
    .insertInto('payout_account')
    .values({
      user_id,
      bank_code: bank.code,
      bank_name: bank.name,
      account_number: bank.account_number,
      account_name: bank.account_name,
      business_name: name,
      subaccount_code,
      verified_at: tx.now,
    })
    .execute()
}

/** The provider's names for the landlords' accounts, by the landlords' e-mail addresses. */
export async function openSubaccounts(services: Services): Promise<Map<string, string>> {
  const codes = new Map<string, string>()
  for (const { landlord, bank } of demoEstates.flatMap((estate) => estate.properties)) {
    if (bank) codes.set(landlord.email, await openSubaccount(services, landlord, bank))
  }
  return codes
}

/**
 * The simulator is told of the account, so that it knows it when a rent is split. Where it does not answer, a code of
 * our own stands in: the landlord's share then waits, as for any account that the provider does not know.
 */
async function openSubaccount(
  services: Services,
  landlord: DemoPerson,
  bank: NonNullable<DemoProperty['bank']>,
): Promise<string> {
  const stand_in = `ACCT_demo${bank.account_number}`
  if (services.config.provider.mode !== 'simulator') return stand_in
  const { code: bank_code, account_number } = bank
  const account = {
    business_name: landlord.full_name,
    bank_code,
    account_number,
    contact_email: landlord.email,
  }
  try {
    return (await services.provider.createSubaccount(account)).subaccount_code
  } catch (error) {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefusal) return stand_in
    throw error
  }
}
