import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { DeclineWording, ProposeWording, WordingProposal, WordingsQuery, WordingToDecide } from './wording.ts'

const decide = {
  method: 'POST',
  access: 'platform_write',
  params: paramsOf('wording_proposal'),
  changes: ['admin'],
  answer: null,
  errors: ['ILLEGAL_STATE'],
} as const

/** Better wording for the app's texts, proposed by people who speak its languages. */
export const wordings = {
  listMyWordings: endpoint({
    method: 'GET',
    path: '/wording-proposals',
    summary: 'The better words that you proposed, the newest first',
    access: 'signed_in',
    query: WordingsQuery.omit({ decided: true }),
    answer: pageOf(WordingProposal),
  }),
  proposeWording: endpoint({
    method: 'POST',
    path: '/wording-proposals',
    summary: 'Propose better words for a text of the app in your language',
    access: 'signed_in',
    goes_on: true,
    body: ProposeWording,
    answer: WordingProposal,
    status: 201,
    changes: ['admin'],
    errors: ['ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
  }),
  withdrawWording: endpoint({
    method: 'DELETE',
    path: '/wording-proposals/{id}',
    summary: 'Take back what you proposed, until it is decided',
    access: 'signed_in',
    goes_on: true,
    params: paramsOf('wording_proposal'),
    answer: null,
    changes: ['admin'],
    errors: ['ILLEGAL_STATE'],
  }),
  listWordings: endpoint({
    method: 'GET',
    path: '/admin/wording-proposals',
    summary:
      'What people proposed and nobody has decided, the oldest first; or what was decided, the latest first',
    access: 'platform_read',
    query: WordingsQuery,
    answer: pageOf(WordingToDecide),
  }),
  acceptWording: endpoint({
    ...decide,
    path: '/admin/wording-proposals/{id}/accept',
    summary: 'Mark it for the next release: the catalogue itself is changed in its code',
  }),
  declineWording: endpoint({
    ...decide,
    path: '/admin/wording-proposals/{id}/decline',
    summary: 'Decline it, with a reason that its author reads',
    body: DeclineWording,
  }),
  downloadAcceptedWordings: endpoint({
    method: 'GET',
    path: '/admin/wording-proposals/accepted',
    summary: 'What was accepted, as a table for whoever changes the catalogues',
    access: 'platform_read',
    answer: 'file',
    files: ['csv'],
  }),
}
