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
    summary: 'List the records of a lease that can be included in an evidence bundle',
    ...of,
    answer: BundleChoices,
  }),
  requestBundle: endpoint({
    method: 'POST',
    path: OF_LEASE,
    summary: 'Request an evidence bundle of a lease, as one PDF and one zip, created in the background',
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
    summary: "List the caller's evidence bundles of a lease, newest first",
    ...of,
    answer: z.object({ data: z.array(EvidenceBundle) }),
  }),
  downloadBundle: endpoint({
    method: 'GET',
    path: '/evidence-bundles/{id}/download',
    summary: 'Download an evidence bundle once it is ready, as a PDF or as a zip with the originals',
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
      'Check whether a file is an unaltered evidence bundle, by the SHA-256 of its bytes or of its hash list',
    access: 'public',
    params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: EvidenceCheck,
  }),
}
