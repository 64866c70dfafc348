import type { BundleChoice, RequestBundle } from '@gida/contract/domains/evidence/bundle'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Services } from '../../../platform/services.ts'
import type { LeaseRow } from '../../leases/index.ts'

/** A stored file of an exhibit. `read` returns null if it no longer exists. */
export type Original = { name: string; content_type: string; read(): Promise<Uint8Array | null> }

/** A numbered item of a bundle, with its lines in the chronology. */
export type Exhibit = {
  title: string
  lines: { at: Date; words: string }[]
  originals: Original[]
}

/** Read with the permissions of the requester. */
export type Gathering = {
  services: Services
  actor: Actor
  lease: LeaseRow
  wanted: RequestBundle
}

/** A source of one kind of exhibit. */
export type Source = {
  /** What can be chosen, oldest first. */
  list(tx: Tx, lease: LeaseRow): Promise<BundleChoice[]>
  /** The chosen exhibits, oldest first. Those not belonging to the lease are ignored. */
  gather(of: Gathering): Promise<Exhibit[]>
}
