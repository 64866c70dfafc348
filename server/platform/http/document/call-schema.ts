import type { Endpoint } from '@gida/contract/shared/endpoint'
import { ErrorBody } from '@gida/contract/shared/errors'

/** The schema by which Fastify validates and encodes, and from which the OpenAPI document is generated. */
export function schemaOf(endpoint: Endpoint, alias: number) {
  const success =
    endpoint.answer && typeof endpoint.answer !== 'string'
      ? { [endpoint.status ?? 200]: endpoint.answer }
      : {
          ...(endpoint.later ? { 202: endpoint.later } : {}),
          ...(endpoint.shown ? { 200: endpoint.shown } : {}),
        }
  return {
    summary: endpoint.summary,
    description: `${describeAccess(endpoint)}${alias > 0 ? ` Another address of ${endpoint.path}.` : ''}`,
    tags: [endpoint.path.split('/')[1] ?? 'other'],
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body && !endpoint.upload ? { body: endpoint.body } : {}),
    ...(endpoint.upload && !endpoint.upload.most_files ? { consumes: ['multipart/form-data'] } : {}),
    ...(endpoint.access === 'public' ? { security: [] } : {}),
    response: { ...success, '4xx': ErrorBody, '5xx': ErrorBody },
  }
}

function describeAccess({ access, person_only }: Endpoint): string {
  if (access === 'public') return 'Open to all.'
  if (access === 'signed_in') return 'For anyone signed in; never with an API key.'
  return `Needs \`${access}\`${person_only ? '; never with an API key' : ''}.`
}
