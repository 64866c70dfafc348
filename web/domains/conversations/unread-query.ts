import { client, query } from '../../platform/http/api.ts'

/** Only the count, for the navigation. */
export const unreadQuery = query(client.conversations.listConversations, { query: { limit: 1 } })
