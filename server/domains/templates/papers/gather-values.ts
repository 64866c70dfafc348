import type { Values } from '@gida/contract/domains/templates/language/values'
import { lagosDay } from '@gida/contract/shared/dates'
import { formatPhone } from '@gida/contract/shared/phone'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { getLease } from '../../leases/index.ts'
import { getUser } from '../../users/index.ts'
import { arrearsValues } from './arrears-values.ts'
import { lawValues } from './law-values.ts'
import { leaseValues } from './lease-values.ts'
import { type Perhaps, personValues, placeValues } from './place-values.ts'

type About = { estate_id: string; lease_id: string | undefined; unit_id: string | undefined }

/** The known values for a document, within what its author can see. Unknown ones are missing. */
export async function gatherValues(tx: Tx, actor: Actor, about: About): Promise<Values> {
  const today = lagosDay(tx.now)
  const lease = about.lease_id === undefined ? null : await getLease(tx, about.lease_id)
  const unit_id = lease?.unit_id ?? about.unit_id
  const place = await placeValues(tx, about.estate_id, unit_id)
  if (lease && lease.estate_id !== about.estate_id) throw elsewhere()
  if (unit_id !== undefined && place['unit.name'] === undefined) throw elsewhere()
  const sender = await getUser(tx, actor.user_id)
  return known({
    today,
    ...place,
    ...(lease && {
      ...(await personValues(tx, 'landlord', lease.landlord_id)),
      'tenant.name': lease.tenant_name,
      ...(await personValues(tx, 'tenant', lease.tenant_id)),
      ...leaseValues(lease),
      ...(await lawValues(tx, lease, today)),
      ...(await arrearsValues(tx, lease.id, today)),
    }),
    ...{
      'sender.name': sender.full_name,
      'sender.phone': sender.phone && formatPhone(sender.phone),
      'sender.email': sender.email,
    },
  })
}

const elsewhere = () =>
  new Problem('ILLEGAL_STATE', {
    message: 'That home is in another estate. Use a template of its own estate.',
  })

const known = (values: Perhaps): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || value === undefined || value === '' ? [] : [[key, value]],
    ),
  )
