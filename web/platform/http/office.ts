import { office } from '@gida/contract/office'
import { clientOf } from './api.ts'

/** `officeClient.admin.getHealth()`: calls that come with the screens that ask them. */
export const officeClient = clientOf(office)
