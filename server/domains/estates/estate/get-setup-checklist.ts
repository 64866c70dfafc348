import type { SetupChecklist } from '@gida/contract/domains/estates/estate'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { getEstate, getSetupState } from '../queries.ts'

/** What is missing before rent can be collected, in the recommended order. */
export async function getSetupChecklist(tx: Tx, actor: Actor, id: string): Promise<SetupChecklist> {
  const [estate, facts] = await Promise.all([getEstate(tx, actor, id), getSetupState(tx, actor, id)])
  const place = facts.property_id ? `/dashboard/properties/${facts.property_id}` : '/dashboard/properties'
  const items: SetupChecklist['items'] = [
    {
      key: 'details',
      title: 'Add the address',
      description: `${estate.address}, ${estate.lga}, ${estate.state}`,
      done: true,
      action_url: place,
    },
    {
      key: 'units',
      title: 'Add the units',
      description: 'Each flat, house or shop that a tenant can rent, with its rent.',
      done: facts.has_units,
      action_url: place,
    },
    {
      key: 'payout_account',
      title: 'Set the payout account',
      description:
        actor.role === 'LANDLORD'
          ? 'The bank account that rent is paid into. Until you add one, rent is held safely.'
          : 'Each landlord sets the account their rent is paid into. See whose is missing; until then, rent is held safely.',
      done: facts.has_payout,
      action_url:
        actor.role === 'LANDLORD'
          ? '/dashboard/settings/payout'
          : `/dashboard/estates/${id}/settings?tab=payout`,
    },
    {
      key: 'tenants',
      title: 'Assign the first tenant',
      description: 'Choose a unit and enter who rents it, from when and for how much.',
      done: facts.has_tenant,
      action_url: place,
    },
    {
      key: 'activate',
      title: 'Activate the estate',
      description: 'Shows everybody that the estate is in use.',
      done: estate.status === 'ACTIVE',
      action_url: `/dashboard/estates/${id}`,
    },
    {
      key: 'first_payment',
      title: 'Receive the first payment',
      description: 'It appears here as soon as a tenant has paid.',
      done: facts.has_payment,
      action_url: `/dashboard/payments?estate_id=${id}`,
    },
  ]
  const completed = items.filter((item) => item.done).length
  const percent = Math.floor((completed * 100) / items.length)
  return { estate_id: id, items, completed, total: items.length, percent }
}
