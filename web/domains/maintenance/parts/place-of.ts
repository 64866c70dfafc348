import type { MaintenanceRequest } from '@gida/contract/domains/maintenance/request'
import { maintenance as words } from '#words/maintenance'

/** `Flat B4, Palmgrove Court`; for shared parts the property or estate. */
export const placeOf = ({ scope, unit_name, property_name, estate_name }: MaintenanceRequest): string =>
  scope === 'UNIT'
    ? words.place(unit_name, estate_name)
    : words.place(
        scope === 'PROPERTY' && property_name !== estate_name ? property_name : null,
        estate_name,
        words.shared[scope],
      )
