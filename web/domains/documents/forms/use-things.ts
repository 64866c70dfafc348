import { RELATED_TYPES, type RelatedType } from '@gida/contract/domains/documents/kinds'
import { useQuery } from '@tanstack/react-query'
import { documents } from '#words/documents'
import { useActor } from '../../../platform/session/actor.ts'
import type { Option } from '../../../ui/form/choice/option.ts'
import { estatesQuery, propertiesQuery } from '../../estates/index.ts'
import { leasesQuery } from '../../leases/index.ts'

const words = documents.form
const MOST = 100

/** Records a document can be added to, where the screen names none: the tenant's lease and person, or an estate and its properties. */
export function useThings(isWanted: boolean): Option[] {
  const { user } = useActor()
  const isTenant = user.role === 'TENANT'
  const leases = useQuery({ ...leasesQuery({ limit: MOST }), enabled: isWanted && isTenant }).data?.data ?? []
  const estates =
    useQuery({ ...estatesQuery({ limit: MOST }), enabled: isWanted && !isTenant }).data?.data ?? []
  const properties =
    useQuery({ ...propertiesQuery({ limit: MOST }), enabled: isWanted && !isTenant }).data?.data ?? []
  const mine = { value: `person:${user.id}`, label: words.me }
  if (isTenant)
    return [
      ...leases.map(({ id, unit_name }) => ({ value: `lease:${id}`, label: words.myHome(unit_name) })),
      mine,
    ]
  return [
    ...(user.role === 'LANDLORD'
      ? []
      : estates.map(({ id, name }) => ({ value: `estate:${id}`, label: words.estate(name) }))),
    ...properties.map(({ id, name }) => ({ value: `property:${id}`, label: name })),
    ...(user.role === 'ADMIN' ? [] : [mine]),
  ]
}

/** Splits `unit:…` into the call's fields. */
export function readThing(value: string): { related_entity_type: RelatedType; related_entity_id: string } {
  const [type, related_entity_id = ''] = value.split(':')
  return { related_entity_type: RELATED_TYPES.find((one) => one === type) ?? 'unit', related_entity_id }
}
