import { search } from '@gida/contract/domains/search/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { find } from './find.ts'

export function searchRoutes({ on }: Mount): void {
  on(search.find, (tx, { actor, query }) => find(tx, actor, query))
}
