import { ROLE_NAMES } from '@gida/contract/shared/roles'

/** What a person is, on a badge or beside their name. */
export const roles = { ...ROLE_NAMES }
