import { client, query } from '../../platform/http/api.ts'

const { integrations } = client

export const keysQuery = query(integrations.listKeys, undefined, { fresh: 'critical' })
