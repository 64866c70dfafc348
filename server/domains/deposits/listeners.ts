import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { leaseRenewed } from '../leases/index.ts'
import { dropProposal } from './drop-proposal.ts'

export const depositListeners: AnyListener[] = [
  listener({ name: 'drop_proposal', event: leaseRenewed, handle: dropProposal }),
]
