import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { BundleChoices, EvidenceBundle, EvidenceCheck, RequestBundle } from './bundle.ts'

const OF_LEASE = '/leases/{id}/evidence'
const of = { access: 'documents_write', params: paramsOf('lease') } as const
const one = { access: 'documents_write', params: paramsOf('evidence_bundle') } as const

export const evidence = {
  listBundleChoices: endpoint({
    method: 'GET',
    path: `${OF_LEASE}/choices`,
    summary: 'What there is of a lease that may go into an evidence bundle',
    ...of,
    answer: BundleChoices,
  }),
  requestBundle: endpoint({
    method: 'POST',
    path: OF_LEASE,
    summary: 'Make an evidence bundle of a lease, as one PDF and one zip; made while nobody waits',
    ...of,
    goes_on: true,
    body: RequestBundle,
    answer: EvidenceBundle,
    status: 201,
    errors: ['ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
    person_only: true,
  }),
  listBundles: endpoint({
    method: 'GET',
    path: OF_LEASE,
    summary: 'Your evidence bundles of a lease, the newest first',
    ...of,
    answer: z.object({ data: z.array(EvidenceBundle) }),
  }),
  downloadBundle: endpoint({
    method: 'GET',
    path: '/evidence-bundles/{id}/download',
    summary: 'An evidence bundle, once it is ready, as PDF or as zip with the originals',
    ...one,
    query: z.object({ format: z.enum(['pdf', 'zip']).default('pdf') }),
    answer: 'file',
    files: ['pdf', 'zip'],
    errors: ['ILLEGAL_STATE'],
    person_only: true,
  }),
  checkEvidence: endpoint({
    method: 'GET',
    path: '/evidence-checks/{sha256}',
    summary:
      'Whether a file is an evidence bundle as it was made: by the SHA-256 of its bytes or of its hash list',
    access: 'public',
    params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: EvidenceCheck,
  }),
}
