import type { Domain } from '../../platform/domain.ts'
import type { Retention } from '../../platform/retention/retention.ts'
import { sitePages } from './site-pages.ts'

/** The front door. It tells how long things are kept, so it is given that. */
export const site = (retention: readonly Retention[]): Domain => ({ pages: [sitePages(retention)] })
