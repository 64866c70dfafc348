import { query } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'

const { integrations } = officeClient

export const webhooksQuery = query(integrations.listWebhooks, undefined, { fresh: 'critical' })

export const deliveriesQuery = (id: string, page = 1) =>
  query(integrations.listDeliveries, { params: { id }, query: { page } }, { fresh: 'critical' })

export const keysQuery = query(integrations.listKeys, undefined, { fresh: 'critical' })
export const testKeysQuery = query(integrations.listTestKeys, undefined, { fresh: 'critical' })
