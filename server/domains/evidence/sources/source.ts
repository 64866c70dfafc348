import type { BundleChoice, RequestBundle } from '@gida/contract/domains/evidence/bundle'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Services } from '../../../platform/services.ts'
import type { LeaseRow } from '../../leases/index.ts'

/** A file of an exhibit, as it is kept. Null where it is gone. */
export type Original = { name: string; content_type: string; read(): Promise<Uint8Array | null> }

/** What stands in a bundle under a number of its own, with what its lines say in the chronology. */
export type Exhibit = {
  title: string
  lines: { at: Date; words: string }[]
  originals: Original[]
}

/** As whoever asked for the bundle: what their rights hide is not there. */
export type Gathering = {
  services: Services
  actor: Actor
  lease: LeaseRow
  wanted: RequestBundle
}

/** Where one kind of exhibits comes from. Another kind is another source in the list. */
export type Source = {
  /** What there is to choose, the oldest first. */
  list(tx: Tx, lease: LeaseRow): Promise<BundleChoice[]>
  /** The exhibits that were chosen, the oldest first. What was chosen and is not of the lease is left out. */
  gather(of: Gathering): Promise<Exhibit[]>
}
